<?php
/**
 * Makes an order of the demo shop (ORDER in the environment) a day old. Run by flows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

wp_update_post(
	array(
		'ID'            => (int) getenv( 'ORDER' ),
		'post_date'     => wp_date( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ),
		'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ),
	)
);
