// The look of all pages. The order counts: what comes later has the last word.
import './tokens.css';
import './page.css';
import './foot.css';
import './controls.css';
import './board.css';
import './stones.css';
import './table.css';
import './sheets.css';
import './shelf.css';
import './open.css';
import './paper.css';
import './dialogs.css';
import './people.css';
import './mates.css';
import './screen.css';
import './narrow.css';
import './media.css';
import './games';
// How board and side share the screen; nothing here depends on whose turn it is.
import './head.css';
import './beside.css';
import './column.css';
import './low.css';
import './numbers.css';
