<?php
/**
 * What the block editor is told of the site.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Editor\Menus;
use StorefrontIslands\Editor\SiteData;
use StorefrontIslands\Shop\CurrentShop;

$site = static function (): array {
	return ( new SiteData( CurrentShop::get() ) )->all();
};

return array(
	'names the attributes of the shop with their first terms' => static function () use ( $site ): void {
		$attributes = array_column( $site()['attributes'], null, 'taxonomy' );
		same( 'Color', $attributes['pa_color']['label'] );
		same( true, count( $attributes['pa_color']['terms'] ) > 0 );
		same( true, count( $attributes['pa_color']['terms'] ) <= 6 );
	},
	'names categories by the slug that a grid is saved with'  => static function () use ( $site ): void {
		foreach ( $site()['categories'] as $category ) {
			same( true, get_term_by( 'slug', $category['slug'], 'product_cat' ) instanceof WP_Term );
			same( true, is_int( $category['level'] ) );
		}
	},
	'offers taxonomies that visitors may know of'             => static function () use ( $site ): void {
		same( true, in_array( 'product_cat', array_column( $site()['taxonomies'], 'name' ), true ) );
	},
	'knows languages, roles and what action links begin with' => static function () use ( $site ): void {
		$names = array_column( $site()['languages'], 'name', 'code' );
		same( 'Français', $names['fr'] );
		same( true, in_array( 'administrator', array_column( $site()['roles'], 'name' ), true ) );
		same( 'elementor-action', $site()['actionPrefix'] );
	},
	'shows a menu by its names alone, without entities'       => static function (): void {
		$id = (int) wp_create_nav_menu( 'Made for <b>a</b> test' );
		try {
			wp_update_nav_menu_item(
				$id,
				0,
				array(
					'menu-item-title'  => 'Cups &amp; mugs',
					'menu-item-url'    => 'https://shop.test/mugs/',
					'menu-item-status' => 'publish',
				)
			);
			$menus = array_column( Menus::classic(), null, 'value' );
			$menu  = $menus[ wp_get_nav_menu_object( $id )->slug ];
			same(
				array(
					array(
						'label'   => 'Cups & mugs',
						'entries' => array(),
					),
				),
				$menu['entries']
			);
		} finally {
			wp_delete_nav_menu( $id );
		}
	},
);
