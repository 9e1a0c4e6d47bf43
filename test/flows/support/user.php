<?php
/**
 * Creates a user with the role ROLE, whose name is the role and whose password is "password". Run by flows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_role = (string) getenv( 'ROLE' );
if ( false === get_user_by( 'login', $storefront_islands_role ) ) {
	wp_insert_user(
		array(
			'user_login' => $storefront_islands_role,
			'user_pass'  => 'password',
			'role'       => $storefront_islands_role,
		)
	);
}
