<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Editor\Menus;
use StorefrontIslands\Editor\SiteData;
use WP_Term;

/** Tests the site data passed to the block editor. */
final class EditorDataTest extends TestCase {
	private static function site(): array {
		return ( new SiteData( self::site_shop() ) )->all();
	}

	public function test_includes_the_attributes_of_the_shop_with_their_first_terms(): void {
		$attributes = array_column( self::site()['attributes'], null, 'taxonomy' );
		self::assertSame( 'Color', $attributes['pa_color']['label'] );
		self::assertGreaterThan( 0, count( $attributes['pa_color']['terms'] ) );
		self::assertLessThanOrEqual( 6, count( $attributes['pa_color']['terms'] ) );
	}

	public function test_identifies_categories_by_the_slug_stored_in_grids(): void {
		foreach ( self::site()['categories'] as $category ) {
			self::assertInstanceOf( WP_Term::class, get_term_by( 'slug', $category['slug'], 'product_cat' ) );
			self::assertTrue( is_int( $category['level'] ) );
		}
	}

	public function test_includes_public_taxonomies_only(): void {
		self::assertContains( 'product_cat', array_column( self::site()['taxonomies'], 'name' ) );
	}

	public function test_includes_languages_roles_and_the_prefix_of_action_links(): void {
		$names = array_column( self::site()['languages'], 'name', 'code' );
		self::assertSame( 'Français', $names['fr'] );
		self::assertContains( 'administrator', array_column( self::site()['roles'], 'name' ) );
		self::assertSame( 'elementor-action', self::site()['actionPrefix'] );
	}

	public function test_lists_menus_by_decoded_name(): void {
		$id = (int) wp_create_nav_menu( 'Made for <b>a</b> test' );
		try {
			wp_update_nav_menu_item(
				$id,
				0,
				array( 'menu-item-title' => 'Cups &amp; mugs', 'menu-item-url' => 'https://shop.test/mugs/', 'menu-item-status' => 'publish' )
			);
			$slug = wp_get_nav_menu_object( $id )->slug;
			self::assertContains( array( 'value' => $slug, 'label' => 'Made for a test', 'hasLinks' => true ), Menus::classic() );
		} finally {
			wp_delete_nav_menu( $id );
		}
	}
}
