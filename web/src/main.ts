import { mount } from 'svelte';
import App from './App.svelte';
import { loadMessages } from './app/messages.svelte';
import { showTheme } from './app/theme';
import { showTextSize } from './settings/textSize';
import './look';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
showTheme();
showTextSize();
void loadMessages();
target.replaceChildren();
mount(App, { target });
