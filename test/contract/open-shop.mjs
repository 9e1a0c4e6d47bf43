#!/usr/bin/env node
/** Opens the shop of a folder, prints its address and keeps it open until the process ends: open-shop.mjs DIR */
import { argv } from 'node:process';
import { startShop } from '../../tools/start/shop.mjs';

const shop = await startShop({ dir: argv[2] });
console.log(shop.url);
