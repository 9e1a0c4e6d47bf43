<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Site\Recording\Recording;
use StorefrontIslands\Site\Recording\RecordingSettings;

/** Tests session recording: its audience, pages and providers. */
final class RecordingTest extends TestCase {
	private const CLARITY = array( 'provider' => 'clarity', 'id' => 'abc123', 'consent' => 'granted-by-setting' );

	private static function recording(): Recording {
		return new Recording( self::no_islands() );
	}

	private static function is_recorded( Recording $recording, array $changes = array() ): bool {
		return null !== $recording->config( new RecordingSettings( $changes + self::CLARITY ) );
	}

	public function test_nothing_is_recorded_before_it_is_set_up(): void {
		foreach ( array( null, '', array(), 'clarity', array( 'provider' => 'clarity' ) ) as $settings ) {
			self::assertNull( self::recording()->config( new RecordingSettings( $settings ) ) );
		}
		self::assertSame( '', RecordingSettings::load()->provider() );
	}

	public function test_an_invalid_id_disables_the_recording(): void {
		$provider = static fn( array $changes ): string => ( new RecordingSettings( $changes + self::CLARITY ) )->provider();
		foreach ( array( 'ABC', '../x', "abc\n", 'a b', str_repeat( 'a', 33 ), array( 'abc' ), '' ) as $id ) {
			self::assertSame( '', $provider( array( 'id' => $id ) ) );
		}
		self::assertSame( array( '', '' ), array( $provider( array( 'provider' => 'hotjar' ) ), $provider( array( 'provider' => 'toString' ) ) ) );
		self::assertSame( '1234567', ( new RecordingSettings( array( 'provider' => 'hotjar', 'id' => 1234567 ) ) )->id() );
	}

	public function test_the_setting_grants_consent_only_when_it_says_so(): void {
		self::assertSame( array( 'provider' => 'clarity', 'id' => 'abc123', 'consent' => 'granted' ), self::recording()->config( new RecordingSettings( self::CLARITY ) ) );
		foreach ( array( 'ask', true ) as $consent ) {
			self::assertFalse( self::is_recorded( self::recording(), array( 'consent' => $consent ) ) );
		}
	}

	public function test_users_who_work_on_the_site_are_not_recorded(): void {
		wp_set_current_user( 1 );
		self::assertFalse( self::is_recorded( self::recording() ) );
	}

	public function test_the_checkout_is_not_recorded_unless_enabled(): void {
		$recording = self::recording();
		$recording->look_at_island( 'cart' );
		self::assertTrue( self::is_recorded( $recording ) );
		$recording->look_at_island( 'checkout' );
		self::assertFalse( self::is_recorded( $recording ) );
		self::assertTrue( self::is_recorded( $recording, array( 'on_checkout' => true ) ) );
	}

	public function test_orders_are_not_recorded_but_pages_with_account_links_are(): void {
		$recording = self::recording();
		$recording->register();
		do_blocks( '<!-- wp:storefront-islands/my-account /-->' );
		self::assertTrue( self::is_recorded( $recording ) );
		self::assertSame( '<p>order</p>', apply_filters( 'render_block_storefront-islands/purchase-summary', '<p>order</p>' ) );
		self::assertFalse( self::is_recorded( $recording ) );
	}
}
