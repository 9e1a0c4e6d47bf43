<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Site\Recording\Recording;
use StorefrontIslands\Site\Recording\RecordingSettings;

/** Tests session recording: its audience, pages and providers. */
final class RecordingTest extends TestCase {
	private const CLARITY = array( 'provider' => 'clarity', 'id' => 'abc123', 'consent' => 'granted-by-setting' );

	public function test_nothing_is_recorded_before_it_is_set_up(): void {
		foreach ( array( null, '', array(), 'clarity', array( 'provider' => 'clarity' ) ) as $settings ) {
			self::assertNull( ( new Recording( self::no_islands() ) )->config( new RecordingSettings( $settings ) ) );
		}
		self::assertSame( '', RecordingSettings::load()->provider() );
	}

	public function test_an_invalid_id_disables_the_recording(): void {
		foreach ( array( 'ABC', '../x', "abc\n", 'a b', str_repeat( 'a', 33 ), array( 'abc' ), '' ) as $id ) {
			self::assertSame( '', ( new RecordingSettings( array( 'id' => $id ) + self::CLARITY ) )->provider() );
		}
		self::assertSame( '', ( new RecordingSettings( array( 'provider' => 'hotjar' ) + self::CLARITY ) )->provider() );
		self::assertSame( '', ( new RecordingSettings( array( 'provider' => 'toString' ) + self::CLARITY ) )->provider() );
		self::assertSame( '1234567', ( new RecordingSettings( array( 'provider' => 'hotjar', 'id' => 1234567 ) ) )->id() );
	}

	public function test_the_setting_grants_consent_only_when_it_says_so(): void {
		self::assertSame(
			array( 'provider' => 'clarity', 'id' => 'abc123', 'consent' => 'granted' ),
			( new Recording( self::no_islands() ) )->config( new RecordingSettings( self::CLARITY ) )
		);
		self::assertNull( ( new Recording( self::no_islands() ) )->config( new RecordingSettings( array( 'consent' => 'ask' ) + self::CLARITY ) ) );
		self::assertNull( ( new Recording( self::no_islands() ) )->config( new RecordingSettings( array( 'consent' => true ) + self::CLARITY ) ) );
	}

	public function test_users_who_work_on_the_site_are_not_recorded(): void {
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		self::assertNull( ( new Recording( self::no_islands() ) )->config( new RecordingSettings( self::CLARITY ) ) );
	}

	public function test_the_checkout_is_not_recorded_unless_enabled(): void {
		$recording = new Recording( self::no_islands() );
		$recording->look_at_island( 'cart' );
		self::assertSame( 'clarity', $recording->config( new RecordingSettings( self::CLARITY ) )['provider'] ?? null );
		$recording->look_at_island( 'checkout' );
		self::assertNull( $recording->config( new RecordingSettings( self::CLARITY ) ) );
		self::assertSame( 'clarity', $recording->config( new RecordingSettings( array( 'on_checkout' => true ) + self::CLARITY ) )['provider'] ?? null );
	}

	public function test_orders_are_not_recorded_but_pages_with_account_links_are(): void {
		$recording = new Recording( self::no_islands() );
		$recording->register();
		do_blocks( '<!-- wp:storefront-islands/my-account /-->' );
		self::assertSame( 'clarity', $recording->config( new RecordingSettings( self::CLARITY ) )['provider'] ?? null );
		self::assertSame( '<p>order</p>', apply_filters( 'render_block_storefront-islands/purchase-summary', '<p>order</p>' ) );
		self::assertNull( $recording->config( new RecordingSettings( self::CLARITY ) ) );
	}
}
