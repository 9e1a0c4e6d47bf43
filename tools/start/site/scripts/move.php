<?php
/**
 * Replaces the shop's old address in content with the new one (if the port has changed): OLD_URL, NEW_URL.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

global $wpdb;
$wpdb->query(
	$wpdb->prepare(
		"UPDATE {$wpdb->posts} SET post_content = REPLACE(post_content, %s, %s), guid = REPLACE(guid, %s, %s)",
		(string) getenv( 'OLD_URL' ),
		(string) getenv( 'NEW_URL' ),
		(string) getenv( 'OLD_URL' ),
		(string) getenv( 'NEW_URL' )
	)
);
flush_rewrite_rules();
