<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Content;

use StorefrontIslands\DemoShop\Settings\ShopSettings;

defined( 'ABSPATH' ) || exit;

/** Post types, taxonomies and post statuses of the demo shop, under WooCommerce's names. */
final class PostTypes {
	/** Registers all of them; on init, and again after the seeder has stored the attributes. */
	public static function register(): void {
		register_post_type(
			'product',
			array(
				'label'        => __( 'Products', 'storefront-islands' ),
				'public'       => true,
				'show_in_rest' => true,
				'menu_icon'    => 'dashicons-products',
				'supports'     => array( 'title', 'editor', 'excerpt', 'thumbnail', 'comments', 'custom-fields' ),
				'rewrite'      => array(
					'slug'       => 'product',
					'with_front' => false,
				),
			)
		);
		register_post_type(
			'product_variation',
			array(
				'label'  => __( 'Variations', 'storefront-islands' ),
				'public' => false,
			)
		);
		register_post_type(
			'shop_order',
			array(
				'labels'          => array(
					'name'          => __( 'Orders', 'storefront-islands' ),
					'singular_name' => __( 'Order', 'storefront-islands' ),
					'not_found'     => __( 'No orders found.', 'storefront-islands' ),
				),
				'public'          => false,
				'show_ui'         => true,
				'menu_icon'       => 'dashicons-cart',
				'supports'        => array( 'title' ),
				// Orders contain addresses: only administrators have access, and orders cannot be created manually.
				'capabilities'    => array_fill_keys( array( 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'edit_private_posts', 'read_private_posts', 'delete_posts', 'publish_posts' ), 'manage_options' ) + array( 'create_posts' => 'do_not_allow' ),
				'map_meta_cap'    => true,
			)
		);
		foreach ( self::order_statuses() as $status => $label ) {
			register_post_status(
				'wc-' . $status,
				array(
					'label'                     => $label,
					'protected'                 => true,
					'show_in_admin_all_list'    => true,
					'show_in_admin_status_list' => true,
					'label_count'               => self::with_count( $label ),
				)
			);
		}

		self::taxonomy( 'product_cat', __( 'Product categories', 'storefront-islands' ), 'product-category', true );
		self::taxonomy( 'product_tag', __( 'Product tags', 'storefront-islands' ), 'product-tag', false );
		foreach ( ShopSettings::load()->attributes() as $taxonomy => $label ) {
			self::taxonomy( $taxonomy, $label, substr( $taxonomy, 3 ), false );
		}
	}

	/**
	 * Returns the order statuses, without the prefix of their post statuses.
	 *
	 * @return array<string, string> Labels by status.
	 */
	public static function order_statuses(): array {
		return array(
			'pending'        => __( 'Pending payment', 'storefront-islands' ),
			'processing'     => __( 'Processing', 'storefront-islands' ),
			'on-hold'        => __( 'On hold', 'storefront-islands' ),
			'completed'      => __( 'Completed', 'storefront-islands' ),
			'cancelled'      => __( 'Cancelled', 'storefront-islands' ),
			'refunded'       => __( 'Refunded', 'storefront-islands' ),
			'failed'         => __( 'Failed', 'storefront-islands' ),
			'checkout-draft' => __( 'Draft', 'storefront-islands' ),
		);
	}

	/**
	 * Returns a label with a count, as register_post_status() takes it.
	 *
	 * @return array<int|string, string|null>
	 */
	private static function with_count( string $label ): array {
		$text = $label . ' <span class="count">(%s)</span>';
		return array(
			0          => $text,
			1          => $text,
			'singular' => $text,
			'plural'   => $text,
			'context'  => null,
			'domain'   => null,
		);
	}

	private static function taxonomy( string $name, string $label, string $slug, bool $hierarchical ): void {
		register_taxonomy(
			$name,
			'product',
			array(
				'label'        => $label,
				'hierarchical' => $hierarchical,
				'show_in_rest' => true,
				'rewrite'      => array(
					'slug'       => $slug,
					'with_front' => false,
				),
			)
		);
	}
}
