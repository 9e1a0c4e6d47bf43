<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Filters\PriceScale;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\TermTree;
use StorefrontIslands\Html\Blocks\BlockColors;

/** Tests the order of terms and the colours that editors set. */
final class FilterSettingsTest extends TestCase {
	/** The same orders as in src/islands/filter-list/term-order.test.ts. */
	public function test_terms_of_one_parent_are_sorted(): void {
		$term    = static fn( int $id, string $name, int $count, int $parent ): array => array( 'slug' => "t$id" ) + compact( 'id', 'name', 'count', 'parent' );
		$terms   = array( $term( 1, 'Size 10', 1, 0 ), $term( 2, 'size 9', 5, 0 ), $term( 3, 'Zwei', 1, 2 ), $term( 4, 'eins', 2, 2 ), $term( 5, 'Über', 5, 0 ) );
		$of_shop = array( 'Size 10', 'size 9', '-Zwei', '-eins', 'Über' );
		foreach ( array( 'default' => $of_shop, 'RAND()' => $of_shop, 'name' => array( 'size 9', '-eins', '-Zwei', 'Size 10', 'Über' ), 'count' => array( 'size 9', '-eins', '-Zwei', 'Über', 'Size 10' ) ) as $order => $sorted ) {
			self::assertSame( $sorted, array_map( static fn( array $term ): string => str_repeat( '-', $term['level'] ) . $term['name'], TermTree::in_order( $terms, $order ) ), $order );
		}
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
		$html = do_blocks( '<!-- wp:storefront-islands/active-filters {"chipColor":"#FFF","chipBackground":"var:preset|color|contrast"} /-->' );
		self::assertStringNotContainsString( 'style=', $html );
		self::assertSame( 1, preg_match( '/ (storefront-style-[0-9a-f]{12})[ "]/', $html, $class ) );
		self::assertSame(
			array( ".$class[1]{--storefront-chip-color:#FFF;--storefront-chip-background:var(--wp--preset--color--contrast);}" ),
			wp_styles()->get_data( str_replace( 'storefront-', 'storefront-islands-', $class[1] ), 'after' )
		);
		self::assertSame( '--storefront-accent:rgba(1, 2, 3, 0.5);', BlockColors::style( array( 'accentColor' => 'rgba(1, 2, 3, 0.5)' ) ) );
		foreach ( array( '', 'red;position:fixed', '#12', 'url(https://evil.example/)', 'var:preset|color|x);a:b', 'rgb(1,2,3)}', array( '#fff' ), 3, 'var(--x)' ) as $no_color ) {
			self::assertSame( '', BlockColors::style( array( 'accentColor' => $no_color ) ) );
		}
	}
}
