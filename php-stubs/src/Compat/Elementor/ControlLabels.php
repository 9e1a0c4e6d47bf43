<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Support\DataFile;

defined( 'ABSPATH' ) || exit;

/** Labels of block attributes, the same as in the block editor. */
final class ControlLabels {
	/**
	 * Returns the labels by attribute.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return self::of_table() + self::looks() + self::products() + self::filters() + self::behaviour();
	}

	/**
	 * Returns the labels of data/block-settings.json.
	 *
	 * @return array<string, string>
	 */
	private static function of_table(): array {
		$table  = DataFile::read( 'block-settings' );
		$labels = array();
		foreach ( $table->keys() as $kind ) {
			$attributes = $table->object( $kind );
			foreach ( $attributes->keys() as $name ) {
				$labels[ $name ] = DataText::translate( $attributes->object( $name )->string( 'label' ) );
			}
		}
		return $labels;
	}

	/**
	 * Returns the labels of attributes about texts and looks.
	 *
	 * @return array<string, string>
	 */
	private static function looks(): array {
		return array(
			'title'               => __( 'Title', 'storefront-islands' ),
			'heading'             => __( 'Heading', 'storefront-islands' ),
			'headingLevel'        => __( 'Heading level', 'storefront-islands' ),
			'label'               => __( 'Name for screen readers', 'storefront-islands' ),
			'layout'              => __( 'Display style', 'storefront-islands' ),
			'displayStyle'        => __( 'Display style', 'storefront-islands' ),
			'icon'                => __( 'Icon', 'storefront-islands' ),
			'countVisibility'     => __( 'Number of items', 'storefront-islands' ),
			'look'                => __( 'Place', 'storefront-islands' ),
			'size'                => __( 'Size', 'storefront-islands' ),
			'display'             => __( 'Place', 'storefront-islands' ),
			'content'             => __( 'Shown', 'storefront-islands' ),
			'unnumberedSteps'     => __( 'Sections without a number', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the labels of attributes about products.
	 *
	 * @return array<string, string>
	 */
	private static function products(): array {
		return array(
			'columns'     => __( 'Columns', 'storefront-islands' ),
			'perPage'     => __( 'Products on a page', 'storefront-islands' ),
			'collection'  => __( 'Which products', 'storefront-islands' ),
			'products'    => __( 'Chosen products', 'storefront-islands' ),
			'productId'   => __( 'Product', 'storefront-islands' ),
			'category'    => __( 'Category', 'storefront-islands' ),
			'tags'        => __( 'Tags', 'storefront-islands' ),
			'brands'      => __( 'Brands', 'storefront-islands' ),
			'stockStatus' => __( 'Stock status', 'storefront-islands' ),
			'orderBy'     => __( 'Sort by', 'storefront-islands' ),
			'widgetId'    => __( 'Name of the grid', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the labels of attributes of filters.
	 *
	 * @return array<string, string>
	 */
	private static function filters(): array {
		return array(
			'kind'             => __( 'Filter by', 'storefront-islands' ),
			'taxonomy'         => __( 'Taxonomy', 'storefront-islands' ),
			'selectType'       => __( 'Visitors choose', 'storefront-islands' ),
			'queryType'        => __( 'A product must have', 'storefront-islands' ),
			'termOrder'        => __( 'Sort by', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the labels of the other attributes.
	 *
	 * @return array<string, string>
	 */
	private static function behaviour(): array {
		return array(
			'termsText'         => __( 'Text of the terms', 'storefront-islands' ),
			'source'            => __( 'Links', 'storefront-islands' ),
			'menu'              => __( 'Menu', 'storefront-islands' ),
			'navigation'        => __( 'Navigation', 'storefront-islands' ),
			'items'             => __( 'Links of this block', 'storefront-islands' ),
			'onCartAndCheckout' => __( 'On the pages of cart and checkout', 'storefront-islands' ),
			'context'           => __( 'Notices of', 'storefront-islands' ),
			'pageLanguage'      => __( 'Language of the site', 'storefront-islands' ),
			'languages'         => __( 'Languages to choose from', 'storefront-islands' ),
			'popupId'           => __( 'Name', 'storefront-islands' ),
			'triggers'          => __( 'Triggers', 'storefront-islands' ),
			'hideFrom'          => __( 'Hide it from', 'storefront-islands' ),
			'hiddenRoles'       => __( 'Roles', 'storefront-islands' ),
		);
	}
}
