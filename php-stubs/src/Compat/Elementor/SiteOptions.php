<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Editor\SiteData;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Products, categories, menus and the like, from which an attribute's value is chosen. They are read for the editor only:
 * on a page, controls decide nothing but defaults and styles.
 */
final class SiteOptions {
	/** Maximum number of products and of pages. */
	private const MAX = 300;

	private Shop $shop;

	/** True if the controls are shown to an editor. */
	private bool $is_editor;

	/** Data of the site for editors, once read. */
	private ?JsonReader $site = null;

	/**
	 * Products, once read.
	 *
	 * @var array<array-key, string>|null
	 */
	private ?array $products = null;

	public function __construct( Shop $shop, bool $is_editor ) {
		$this->shop      = $shop;
		$this->is_editor = $is_editor;
	}

	/**
	 * Returns the labels of an attribute's values.
	 *
	 * @param string $block Name of the block, without namespace.
	 * @return array<array-key, string>|null Null if the attribute takes any value.
	 */
	public function of( string $attribute, string $block ): ?array {
		switch ( $attribute ) {
			case 'productId':
				return array( '' => __( "The page's product", 'storefront-islands' ) ) + $this->products();
			case 'products':
				return $this->products();
			case 'category':
				return array( '' => __( 'All products', 'storefront-islands' ) ) + $this->listed( 'categories', 'slug', 'name' );
			case 'tags':
			case 'brands':
				return $this->listed( $attribute, 'id', 'name' );
			case 'taxonomy':
				return 'filter-list' === $block
					? array( '' => __( 'Choose one …', 'storefront-islands' ) ) + $this->listed( 'attributes', 'taxonomy', 'label' )
					: $this->listed( 'taxonomies', 'name', 'label' );
			case 'menu':
				return array( '' => __( 'Choose one …', 'storefront-islands' ) ) + $this->listed( 'menus', 'value', 'label' );
			case 'navigation':
				return array( '' => __( 'The newest one', 'storefront-islands' ) ) + $this->listed( 'navigations', 'value', 'label' );
			case 'languages':
			case 'pageLanguage':
				return $this->listed( 'languages', 'code', 'name' );
			case 'hiddenRoles':
				return $this->listed( 'roles', 'name', 'label' );
			case 'cartPageId':
			case 'checkoutPageId':
				return array( '' => __( 'Page of the shop', 'storefront-islands' ) ) + $this->pages();
			case 'unnumberedSteps':
				return TextLabels::steps();
			case 'headingLevel':
				return array_combine( range( 1, 6 ), array_map( static fn( int $level ): string => "H$level", range( 1, 6 ) ) );
			default:
				return null;
		}
	}

	/**
	 * Returns a list of the site's data as labels by value.
	 *
	 * @param string $value Name of the field with the value.
	 * @param string $label Name of the field with the label.
	 * @return array<array-key, string>
	 */
	private function listed( string $name, string $value, string $label ): array {
		if ( ! $this->is_editor ) {
			return array();
		}
		$this->site ??= new JsonReader( ( new SiteData( $this->shop ) )->all() );
		$options      = array();
		foreach ( $this->site->objects( $name ) as $entry ) {
			$options[ $entry->string( $value ) ] = str_repeat( '— ', $entry->int( 'level' ) ) . $entry->string( $label );
		}
		return $options;
	}

	/**
	 * Returns the names of the first products by id.
	 *
	 * @return array<array-key, string>
	 */
	private function products(): array {
		return $this->products ??= $this->is_editor ? self::titles( 'product' ) : array();
	}

	/**
	 * Returns the titles of the first pages by id.
	 *
	 * @return array<array-key, string>
	 */
	private function pages(): array {
		return $this->is_editor ? self::titles( 'page' ) : array();
	}

	/**
	 * Returns the titles of posts by id, in alphabetical order.
	 *
	 * @return array<array-key, string>
	 */
	private static function titles( string $type ): array {
		$titles = array();
		$posts  = get_posts(
			array(
				'post_type'   => $type,
				'numberposts' => self::MAX, // phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_numberposts -- Read for editors only.
				'orderby'     => 'title',
				'order'       => 'ASC',
			)
		);
		foreach ( $posts as $post ) {
			$titles[ $post->ID ] = sprintf( '%s (%d)', wp_strip_all_tags( $post->post_title ), $post->ID );
		}
		return $titles;
	}
}
