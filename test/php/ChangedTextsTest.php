<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\Assets\ChangedTexts;

/** Tests that islands draw the texts that a plugin has changed at `gettext`. */
final class ChangedTextsTest extends TestCase {
	public function test_islands_get_what_a_plugin_has_changed(): void {
		$handle = 'storefront-islands-test';
		wp_register_script( $handle, 'https://shop.example/test.js', array(), '1', true );
		$texts = new ChangedTexts();
		$texts->register();
		$texts->add( 'test' );
		__( 'Shipping', 'storefront-islands' );
		$texts->add_to_scripts();
		self::assertFalse( wp_scripts()->get_data( $handle, 'before' ) );
		add_filter( 'gettext', static fn( string $shown, string $text ): string => 'Shipping' === $text ? 'Delivery </script>' : $shown, 10, 2 );
		add_filter( 'gettext_with_context', static fn( string $shown, string $text, string $context ): string => 'number' === $context ? '·' : $shown, 10, 3 );
		__( 'Shipping', 'storefront-islands' );
		__( 'Total', 'storefront-islands' );
		_x( '.', 'number', 'storefront-islands' );
		$texts->add_to_scripts();
		$before = implode( '', array_filter( (array) wp_scripts()->get_data( $handle, 'before' ) ) );
		wp_deregister_script( $handle );
		self::assertSame( 'wp.i18n.setLocaleData({"Shipping":["Delivery \u003C\/script\u003E"],"number\u0004.":["·"]},"storefront-islands");', $before );
	}
}
