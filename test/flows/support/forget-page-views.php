<?php
/**
 * Makes the shop forget that a popup depends on page views, as flows share it: other pages then have no script for
 * popups. Run by site/popups.flow.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

delete_option( StorefrontIslands\Popups\PageViews::OPTION );
