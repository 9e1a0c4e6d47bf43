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

// As Elementor does once its files are read.
do_action( 'elementor/loaded' );

/** Id of the widget, as used in its markup and in e-filter-{id}-{taxonomy}. */
const STOREFRONT_ISLANDS_LOOP = '1a2b3c4';

/** A widget as far as plugins see it that narrow its query. */
final class Storefront_Islands_Loop {
	/**
	 * Attributes of the widget's own element.
	 *
	 * @var array<string, string>
	 */
	public array $wrapper = array();

	/**
	 * Adds an attribute.
	 *
	 * @param string $element Name of the element.
	 * @param string $name    Name of the attribute.
	 * @param string $value   Its value.
	 */
	public function add_render_attribute( string $element, string $name, string $value ): void {
		if ( '_wrapper' === $element ) {
			$this->wrapper[ $name ] = $value;
		}
	}
}

/**
 * Returns the widget's content: a container of items, with the style sheets of their template.
 *
 * @param list<string>                 $categories Slugs; empty for all products.
 * @param Storefront_Islands_Loop|null $widget     The widget.
 */
function storefront_islands_loop( array $categories, ?Storefront_Islands_Loop $widget = null ): string {
	$widget  ??= new Storefront_Islands_Loop();
	$arguments = array(
		'post_type'      => 'product',
		'post_status'    => 'publish',
		'posts_per_page' => 6,
		'orderby'        => 'title',
		'order'          => 'ASC',
		'tax_query'      => array() === $categories ? array() : array(
			array(
				'taxonomy' => 'product_cat',
				'field'    => 'slug',
				'terms'    => $categories,
			),
		),
	);
	$query     = new WP_Query( (array) apply_filters( 'elementor/query/query_args', $arguments, $widget ) );
	do_action( 'elementor/query/query_results', $query, $widget );
	$items = '<style id="loop-7">.e-loop-item{padding-inline-start:7px}</style>';
	foreach ( $query->posts as $product ) {
		$items .= sprintf( '<div class="e-loop-item"><a href="%s">%s</a></div>', esc_url( (string) get_permalink( $product ) ), esc_html( $product->post_title ) );
	}
	return '<div class="elementor-widget-container"><div class="elementor-loop-container">' . $items . '</div></div>';
}

add_shortcode(
	'loop_of_builder',
	static function (): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It only chooses what is shown, and is compared with slugs.
		$chosen = (string) ( $_GET[ 'e-filter-' . STOREFRONT_ISLANDS_LOOP . '-product_cat' ] ?? '' );
		$widget  = new Storefront_Islands_Loop();
		$content = storefront_islands_loop( '' === $chosen ? array() : explode( ',', $chosen ), $widget );
		return sprintf(
			'<script>window.elementorFrontend = { woken: [], elementsHandler: { runReadyTrigger( widget ) { window.elementorFrontend.woken.push( widget.dataset.id ); } } };</script>'
				. '<div data-elementor-type="wp-page" data-elementor-id="%d"><div class="elementor-element elementor-widget elementor-widget-loop-grid" data-id="%s" data-widget_type="loop-grid.product"%s>%s</div></div>',
			get_the_ID(),
			STOREFRONT_ISLANDS_LOOP,
			array() === $widget->wrapper ? '' : ' data-takes-query="' . esc_attr( $widget->wrapper['data-takes-query'] ?? '' ) . '"',
			$content
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
					return array( 'data' => storefront_islands_loop( array_map( 'strval', $terms ) ) . '<img src="data:image/png,x" alt="" onerror="window.hasRun = true"><style>} body { display: none } a {</style>' );
				},
			)
		);
	}
);
