# Debian, because the packages that decode photos and hash passwords bring binaries for glibc.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: it refuses lock files in which another platform's optional binary is missing (docs/decisions).
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
ENV PATH=/app/node_modules/.bin:$PATH
# One start, so that a container that cannot write here finds the server compiled; 124 says that it was running when it was stopped.
RUN DATA_DIR=/tmp/once HOST=127.0.0.1 timeout --signal=TERM 30 \
  node --disable-warning=ExperimentalWarning build/site/main.js; test $? = 124

FROM node:26-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
RUN mkdir --mode=700 /data /backups && chown 10001:10001 /data /backups
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data npm_config_cache=/tmp/npm npm_config_update_notifier=false
USER 10001:10001
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "build/site/main.js"]
