<?php
/**
 * Tests the colours of the theme's page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\PageColors;

/** Tests PageColors. */
final class PageColorsTest extends TestCase {
	public function test_prints_nothing_for_the_presets_that_the_style_sheets_use(): void {
		self::assertSame(
			'',
			PageColors::css(
				array(
					'background' => 'var:preset|color|base',
					'text'       => 'var(--wp--preset--color--contrast)',
				)
			)
		);
	}

	public function test_prints_the_pair_of_another_preset_or_colour(): void {
		self::assertSame(
			':root{--storefront-page-background:var(--wp--preset--color--base);--storefront-page-text:var(--wp--preset--color--accent-2)}',
			PageColors::css(
				array(
					'background' => 'var:preset|color|base',
					'text'       => 'var:preset|color|accent-2',
				)
			)
		);
		self::assertSame(
			':root{--storefront-page-background:#330616;--storefront-page-text:rgb(255, 255, 255)}',
			PageColors::css(
				array(
					'background' => '#330616',
					'text'       => 'rgb(255, 255, 255)',
				)
			)
		);
	}

	/**
	 * Returns pairs that are not printed.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function unusable(): array {
		return array(
			'none'                => array( array() ),
			'no text'             => array( array( 'background' => '#fff' ) ),
			'no background'       => array( array( 'text' => '#000' ) ),
			'end of the rule'     => array(
				array(
					'background' => '#fff',
					'text'       => '#000;}body{display:none',
				),
			),
			'end of the style'    => array(
				array(
					'background' => '</style><script>',
					'text'       => '#000',
				),
			),
			'reference to a part' => array(
				array(
					'background' => array( 'ref' => 'styles.color.text' ),
					'text'       => '#000',
				),
			),
		);
	}

	/**
	 * Prints nothing for what is no pair of colours.
	 *
	 * @dataProvider unusable
	 * @param array<string, mixed> $colors Colours of a theme.
	 */
	public function test_prints_nothing_else( array $colors ): void {
		self::assertSame( '', PageColors::css( $colors ) );
	}
}
