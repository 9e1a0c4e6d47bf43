<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Filters\PriceScale;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\TermTree;
use StorefrontIslands\Html\Blocks\BlockColors;

/** Tests the order of terms and the colours that editors set. */
final class FilterSettingsTest extends TestCase {
	/** Returns the names of terms in an order, with a hyphen per level. */
	private static function sorted( string $order ): array {
		$terms = array();
		foreach ( array( array( 1, 'Size 10', 1, 0 ), array( 2, 'size 9', 5, 0 ), array( 3, 'Zwei', 1, 2 ), array( 4, 'eins', 2, 2 ), array( 5, 'Über', 5, 0 ) ) as $term ) {
			$terms[] = array( 'id' => $term[0], 'name' => $term[1], 'slug' => 't' . $term[0], 'count' => $term[2], 'parent' => $term[3] );
		}
		$names = array();
		foreach ( TermTree::in_order( $terms, $order ) as $term ) {
			$names[] = str_repeat( '-', $term['level'] ) . $term['name'];
		}
		return $names;
	}

	/** The same orders as in src/islands/filter-list/term-order.test.ts. */
	public function test_terms_of_one_parent_are_sorted(): void {
		$of_shop = array( 'Size 10', 'size 9', '-Zwei', '-eins', 'Über' );
		self::assertSame( $of_shop, self::sorted( 'default' ) );
		self::assertSame( $of_shop, self::sorted( 'RAND()' ) );
		self::assertSame( array( 'size 9', '-eins', '-Zwei', 'Size 10', 'Über' ), self::sorted( 'name' ) );
		self::assertSame( array( 'size 9', '-eins', '-Zwei', 'Über', 'Size 10' ), self::sorted( 'count' ) );
	}

	/** The same scales as in src/domain/catalogue/price.test.ts. */
	public function test_prices_below_one_unit_have_a_scale_of_their_own(): void {
		foreach ( array( array( 675, 9850, 2, 0, 10000, 100 ), array( 20, 90, 2, 0, 100, 10 ), array( 25, 101, 2, 0, 1000, 100 ), array( 2, 7, 2, 0, 10, 1 ), array( 7, 123, 0, 0, 130, 1 ) ) as list( $min, $max, $minor_unit, $least, $most, $step ) ) {
			$scale = PriceScale::between( $min, $max, $minor_unit, new Filters() );
			self::assertSame( array( $least, $most, $step ), array( $scale->least, $scale->most, $scale->step ) );
		}
		self::assertNull( PriceScale::between( 100, 100, 2, new Filters() ) );
	}

	public function test_colours_are_custom_properties_of_the_blocks_element(): void {
		$html = render_block(
			array(
				'blockName'    => 'storefront-islands/active-filters',
				'attrs'        => array( 'chipColor' => '#FFF', 'chipBackground' => 'var:preset|color|contrast' ),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
		self::assertStringNotContainsString( 'style=', $html );
		self::assertSame( 1, preg_match( '/ (storefront-style-[0-9a-f]{12})[ "]/', $html, $class ) );
		self::assertSame(
			array( ".$class[1]{--storefront-chip-color:#FFF;--storefront-chip-background:var(--wp--preset--color--contrast);}" ),
			wp_styles()->get_data( str_replace( 'storefront-', 'storefront-islands-', $class[1] ), 'after' )
		);
		self::assertSame( '--storefront-accent:rgba(1, 2, 3, 0.5);', BlockColors::style( array( 'accentColor' => 'rgba(1, 2, 3, 0.5)' ) ) );
	}

	public function test_anything_else_than_a_colour_is_no_style(): void {
		foreach ( array( '', 'red;position:fixed', '#12', 'url(https://evil.example/)', 'var:preset|color|x);a:b', 'rgb(1,2,3)}', array( '#fff' ), 3, 'var(--x)' ) as $color ) {
			self::assertSame( '', BlockColors::style( array( 'accentColor' => $color ) ) );
		}
	}
}
