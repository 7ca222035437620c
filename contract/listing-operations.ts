import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Described } from './described.ts'
import { correction, directorySuggestion, sheltersQuery, trainerFilters, trainersQuery } from './directory.ts'
import { shelter } from './shelters.ts'
import { trainer } from './trainers.ts'

/** The directories, as visitors read them and say what is missing or wrong. */
export const listingOperations = {
  listShelters: { who: 'anyone', tags: ['shelters'], querystring: sheltersQuery, response: { 200: z.array(shelter) } },
  readShelter: {
    who: 'anyone',
    description: 'One shelter; of one that was merged into another, that other.',
    tags: ['shelters'],
    params: recordPath,
    response: { 200: shelter },
    refuses: ['shelter.not_found'],
  },
  listTrainers: { who: 'anyone', tags: ['trainers'], querystring: trainersQuery, response: { 200: z.array(trainer) } },
  readTrainerFilters: { who: 'anyone', tags: ['trainers'], response: { 200: trainerFilters } },
  readTrainer: {
    who: 'anyone',
    description: 'One trainer; of one who was merged into another, that other.',
    tags: ['trainers'],
    params: recordPath,
    response: { 200: trainer },
    refuses: ['trainer.not_found'],
  },
  suggestRecord: { who: 'anyone', tags: ['directories'], body: directorySuggestion, response: { 204: z.null() } },
  correctRecord: { who: 'anyone', tags: ['directories'], body: correction, response: { 204: z.null() }, refuses: ['shelter.not_found', 'trainer.not_found'] },
} satisfies Record<string, Described>
