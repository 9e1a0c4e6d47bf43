<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

/** Tests what the plugin costs the server on every page, by counts: times depend on the machine. */
final class ServerCostTest extends TestCase {
	public function test_blocks_of_others_are_registered_without_translating_anything(): void {
		$translated = 0;
		$count      = static function ( string $text ) use ( &$translated ): string {
			++$translated;
			return $text;
		};
		add_filter( 'gettext_storefront-islands', $count );
		try {
			apply_filters( 'block_type_metadata', array( 'name' => 'core/paragraph', 'attributes' => array() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
			self::assertSame( 0, $translated );
			$metadata = apply_filters( 'block_type_metadata', array( 'name' => 'storefront-islands/price-filter', 'attributes' => array( 'heading' => array( 'default' => '' ) ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
			self::assertSame( 'Price', $metadata['attributes']['heading']['default'] );
		} finally {
			remove_filter( 'gettext_storefront-islands', $count );
		}
	}
}
