<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Editor\Menus;
use StorefrontIslands\Editor\SiteData;
use WP_Term;

/** Tests the site data passed to the block editor. */
final class EditorDataTest extends TestCase {
	public function test_includes_attributes_categories_taxonomies_languages_and_roles(): void {
		$site  = ( new SiteData( self::site_shop() ) )->all();
		$color = array_column( $site['attributes'], null, 'taxonomy' )['pa_color'];
		self::assertSame( 'Color', $color['label'] );
		self::assertTrue( count( $color['terms'] ) > 0 && count( $color['terms'] ) <= 6 );
		foreach ( $site['categories'] as $category ) {
			self::assertInstanceOf( WP_Term::class, get_term_by( 'slug', $category['slug'], 'product_cat' ), 'by the slug stored in grids' );
			self::assertIsInt( $category['level'] );
		}
		self::assertContains( 'product_cat', array_column( $site['taxonomies'], 'name' ) );
		self::assertSame( 'Français', array_column( $site['languages'], 'name', 'code' )['fr'] );
		self::assertContains( 'administrator', array_column( $site['roles'], 'name' ) );
		self::assertSame( 'elementor-action', $site['actionPrefix'] );
	}

	public function test_lists_menus_by_decoded_name(): void {
		$id = (int) wp_create_nav_menu( 'Made for <b>a</b> test' );
		try {
			wp_update_nav_menu_item( $id, 0, array( 'menu-item-title' => 'Cups &amp; mugs', 'menu-item-url' => 'https://shop.test/mugs/', 'menu-item-status' => 'publish' ) );
			self::assertContains( array( 'value' => wp_get_nav_menu_object( $id )->slug, 'label' => 'Made for a test', 'hasLinks' => true ), Menus::classic() );
		} finally {
			wp_delete_nav_menu( $id );
		}
	}
}
