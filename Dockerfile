# Debian, because the packages that decode photos and hash passwords bring binaries for glibc.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: it refuses lock files in which another platform's optional binary is missing (docs/decisions).
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build
# What runs, and nothing else: no tools, no pages' sources, no second Node.
RUN node --disable-warning=ExperimentalWarning scripts/image.ts /image

FROM node:26.10.0-bookworm-slim
WORKDIR /app
COPY --from=build /image ./
# One start, so that a container that cannot write here finds the server compiled; 124 says that it was running when it was stopped.
RUN DATA_DIR=/tmp/once HOST=127.0.0.1 timeout --signal=TERM 30 \
  node --disable-warning=ExperimentalWarning --import=./server/env-file.mjs build/site/main.js; test $? = 124 && rm -rf /tmp/once
RUN mkdir --mode=700 /data /backups && chown 10001:10001 /data /backups
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data npm_config_cache=/tmp/npm npm_config_update_notifier=false
USER 10001:10001
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--import=./server/env-file.mjs", "build/site/main.js"]
