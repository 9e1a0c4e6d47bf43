<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

/**
 * Tests that descriptions with islands are left as the blocks were rendered.
 *
 * @group woocommerce
 */
final class WooDescriptionsTest extends TestCase {
	public function test_wpautop_leaves_islands_alone_and_formats_other_descriptions(): void {
		$content = "<!-- wp:paragraph --><p>Our shop</p><!-- /wp:paragraph -->\n\n<!-- wp:storefront-islands/search /-->\n\n<!-- wp:storefront-islands/mini-cart /-->";
		$squeeze = static fn( string $html ): string => (string) preg_replace( array( '/\d+/', '/\s+/' ), array( '', ' ' ), html_entity_decode( $html ) );
		self::assertStringContainsString( 'data-island=', do_blocks( $content ) );
		self::assertSame( $squeeze( do_blocks( $content ) ), $squeeze( wc_format_content( $content ) ) );
		self::assertSame( "<p>One</p>\n<p>Two</p>\n", wc_format_content( "One\n\nTwo" ) );
	}
}
