import { mount } from 'svelte';
import App from './App.svelte';
import { awaitOffer } from './offline/install.svelte';
import { hireWorker } from './offline/worker';
import { showTheme } from './app/theme';
import { showTextSize } from './settings/textSize';
import './look';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
showTheme();
showTextSize();
target.replaceChildren();
mount(App, { target });
awaitOffer();
hireWorker();
