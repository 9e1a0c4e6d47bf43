<?php
/**
 * Product loop of a page builder, written for these tests.
 *
 * It has the markup and the REST route of such a loop, but nothing of a builder's internals. The shortcode
 * [loop_of_builder] prints it.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Id of the widget, as used in its markup and in e-filter-{id}-{taxonomy}. */
const STOREFRONT_ISLANDS_LOOP = '1a2b3c4';

/**
 * Returns the widget's content: a container of items.
 *
 * @param list<string> $categories Slugs; empty for all products.
 */
function storefront_islands_loop( array $categories ): string {
	$products = get_posts(
		array(
			'post_type'   => 'product',
			'numberposts' => 6,
			'orderby'     => 'title',
			'order'       => 'ASC',
			'tax_query'   => array() === $categories ? array() : array(
				array(
					'taxonomy' => 'product_cat',
					'field'    => 'slug',
					'terms'    => $categories,
				),
			),
		)
	);
	$items    = '';
	foreach ( $products as $product ) {
		$items .= sprintf( '<div class="e-loop-item"><a href="%s">%s</a></div>', esc_url( (string) get_permalink( $product ) ), esc_html( $product->post_title ) );
	}
	return '<div class="elementor-widget-container"><div class="elementor-loop-container">' . $items . '</div></div>';
}

add_shortcode(
	'loop_of_builder',
	static function (): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It only chooses what is shown, and is compared with slugs.
		$chosen = (string) ( $_GET[ 'e-filter-' . STOREFRONT_ISLANDS_LOOP . '-product_cat' ] ?? '' );
		return sprintf(
			'<script>window.elementorFrontend = { woken: [], elementsHandler: { runReadyTrigger( widget ) { window.elementorFrontend.woken.push( widget.dataset.id ); } } };</script>'
				. '<div data-elementor-type="wp-page" data-elementor-id="%d"><div class="elementor-element elementor-widget elementor-widget-loop-grid" data-id="%s" data-widget_type="loop-grid.product">%s</div></div>',
			get_the_ID(),
			STOREFRONT_ISLANDS_LOOP,
			storefront_islands_loop( '' === $chosen ? array() : explode( ',', $chosen ) )
		);
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'elementor-pro/v1',
			'/refresh-loop',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ) {
					if ( STOREFRONT_ISLANDS_LOOP !== $request['widget_id'] || 'page' !== get_post_type( (int) $request['post_id'] ) ) {
						return new WP_Error( 'no_such_loop', 'No such loop.', array( 'status' => 404 ) );
					}
					$terms = (array) ( $request['widget_filters']['taxonomy']['product_cat']['terms'] ?? array() );
					return array( 'data' => storefront_islands_loop( array_map( 'strval', $terms ) ) . '<img src="/none.png" alt="" onerror="window.hasRun = true">' );
				},
			)
		);
	}
);
