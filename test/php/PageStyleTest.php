<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Html\PageStyle;

/** Tests texts that a style sheet shows. */
final class PageStyleTest extends TestCase {
	public function test_a_text_stays_a_string_of_css_whatever_a_translation_holds(): void {
		PageStyle::text( 'test', 'a "b" \\c </style><script>d</script>' );
		PageStyle::text( 'test', 'printed once' );
		self::assertSame(
			array( ':root{--storefront-text-test:"a \"b\" \\\\c"}' ),
			wp_styles()->get_data( 'storefront-islands-text-test', 'after' )
		);
		self::assertTrue( wp_style_is( 'storefront-islands-text-test' ) );
	}
}
