<?php
/**
 * Who is recorded, where, and by whom.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Recording\Recording;
use StorefrontIslands\Recording\Settings;

$clarity = array(
	'provider' => 'clarity',
	'id'       => 'abc123',
	'consent'  => 'granted-by-setting',
);

return array(
	'nothing is recorded until it is set up'            => static function (): void {
		foreach ( array( null, '', array(), 'clarity', array( 'provider' => 'clarity' ) ) as $settings ) {
			same( null, ( new Recording() )->config( new Settings( $settings ) ) );
		}
		same( '', Settings::load()->provider() );
	},
	'an id that is none switches it off'                => static function () use ( $clarity ): void {
		foreach ( array( 'ABC', '../x', "abc\n", 'a b', str_repeat( 'a', 33 ), array( 'abc' ), '' ) as $id ) {
			same( '', ( new Settings( array( 'id' => $id ) + $clarity ) )->provider() );
		}
		same( '', ( new Settings( array( 'provider' => 'hotjar' ) + $clarity ) )->provider() );
		same( '', ( new Settings( array( 'provider' => 'toString' ) + $clarity ) )->provider() );
		same( '1234567', ( new Settings( array( 'provider' => 'hotjar', 'id' => 1234567 ) ) )->id() );
	},
	'the setting answers for visitors only where it says so' => static function () use ( $clarity ): void {
		same(
			array(
				'provider' => 'clarity',
				'id'       => 'abc123',
				'consent'  => 'granted',
			),
			( new Recording() )->config( new Settings( $clarity ) )
		);
		same( null, ( new Recording() )->config( new Settings( array( 'consent' => 'ask' ) + $clarity ) ) );
		same( null, ( new Recording() )->config( new Settings( array( 'consent' => true ) + $clarity ) ) );
	},
	'who works on the site is not recorded'             => static function () use ( $clarity ): void {
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		same( null, ( new Recording() )->config( new Settings( $clarity ) ) );
	},
	'the checkout is left out, unless it is asked for'  => static function () use ( $clarity ): void {
		$recording = new Recording();
		$recording->look_at_island( 'cart' );
		same( 'clarity', $recording->config( new Settings( $clarity ) )['provider'] ?? null );
		$recording->look_at_island( 'checkout' );
		same( null, $recording->config( new Settings( $clarity ) ) );
		same( 'clarity', $recording->config( new Settings( array( 'on_checkout' => true ) + $clarity ) )['provider'] ?? null );
	},
	'orders are left out as well, links to an account are not' => static function () use ( $clarity ): void {
		$recording = new Recording();
		$recording->register();
		do_blocks( '<!-- wp:storefront-islands/my-account /-->' );
		same( 'clarity', $recording->config( new Settings( $clarity ) )['provider'] ?? null );
		same( '<p>order</p>', apply_filters( 'render_block_storefront-islands/purchase-summary', '<p>order</p>' ) );
		same( null, $recording->config( new Settings( $clarity ) ) );
	},
);
