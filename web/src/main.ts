import { mount } from 'svelte';
import App from './App.svelte';
import { showTheme } from './lib/theme';
import './look/tokens.css';
import './look/look.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
showTheme();
target.replaceChildren();
mount(App, { target });
