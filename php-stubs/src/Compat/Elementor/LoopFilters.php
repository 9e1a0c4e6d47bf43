<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Catalogue\Query\CatalogueUrl;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Catalogue\Query\StoreQuery;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Narrows loop grids and loop carousels of products by price, rating, stock, attributes and categories, of which Elementor
 * Pro knows none, when the page is printed and when a loop is refreshed by Elementor Pro's route. A loop that it could
 * narrow is marked, so that the browser refreshes it; a loop of the page's own query is WooCommerce's to filter, and a
 * change of filters navigates there.
 */
final class LoopFilters {
	/** Route that refreshes a loop; its body has the address of the page. */
	public const ROUTE = '/elementor-pro/v1/refresh-loop';

	/** Names of the widgets. */
	private const LOOPS = array( 'loop-grid', 'loop-carousel' );

	/** Attributes that hold the address of another page of a loop, by class of the element. */
	private const PAGE_LINKS = array(
		'page-numbers'       => 'href',
		'e-load-more-anchor' => 'data-next-page',
	);

	/** Priority after Elementor Pro's own, which makes the query of product loops anew. */
	private const AFTER_PRO = 100;

	/** Filters of the page that a request refreshes a loop of; null outside of such a request. */
	private ?Filters $requested = null;

	/** Number of products that the refreshed loop found; null if unknown. */
	private ?int $total = null;

	private Shop $shop;
	private CurrentCatalogue $catalogue;

	public function __construct( Shop $shop, CurrentCatalogue $catalogue ) {
		$this->shop      = $shop;
		$this->catalogue = $catalogue;
	}

	public function register(): void {
		add_filter( 'elementor/query/query_args', array( $this, 'narrow' ), self::AFTER_PRO, 2 );
		add_action( 'elementor/query/query_results', array( $this, 'count' ) );
		add_filter( 'elementor/widget/render_content', array( $this, 'keep_in_links' ), 10, 2 );
		add_filter( 'rest_request_before_callbacks', array( $this, 'begin' ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'end' ), 10, 3 );
	}

	/**
	 * Narrows the query of a loop by the page's filters.
	 *
	 * @param mixed $arguments Arguments of WP_Query.
	 * @param mixed $widget    The widget.
	 * @return mixed
	 */
	public function narrow( $arguments, $widget = null ) {
		if ( ! is_array( $arguments ) || array( 'product' ) !== array_values( (array) ( $arguments['post_type'] ?? '' ) ) ) {
			return $arguments;
		}
		if ( self::has_route() && is_object( $widget ) && is_callable( array( $widget, 'add_render_attribute' ) ) ) {
			$widget->add_render_attribute( '_wrapper', 'data-takes-query', 'true' );
		}
		$query = StoreQuery::of( $this->filters(), array() );
		if ( array() === $query ) {
			return $arguments;
		}
		$ids   = $this->shop->product_ids( $query );
		$named = $arguments['post__in'] ?? null;
		$named = array_filter( wp_parse_id_list( is_array( $named ) ? $named : array() ) );
		// In the order of the named ones, which may be the loop's.
		$ids = array_values( array() === $named ? $ids : array_intersect( $named, $ids ) );
		// WordPress takes an empty list for no list.
		return array( 'post__in' => array() === $ids ? array( 0 ) : $ids ) + $arguments;
	}

	/**
	 * Writes the page's filters into a loop's links to its other pages, where Elementor Pro keeps taxonomies only.
	 *
	 * @param mixed $content The widget's HTML.
	 * @param mixed $widget  The widget.
	 * @return mixed
	 */
	public function keep_in_links( $content, $widget ) {
		if ( ! is_string( $content ) || ! is_object( $widget ) || ! is_callable( array( $widget, 'get_name' ) ) || ! in_array( $widget->get_name(), self::LOOPS, true ) ) {
			return $content;
		}
		$schema = FilterSchema::of( $this->shop );
		if ( null === $this->requested && array() === $this->filters()->to_arguments( $schema ) ) {
			return $content;
		}
		$html = new \WP_HTML_Tag_Processor( $content );
		while ( $html->next_tag() ) {
			foreach ( self::PAGE_LINKS as $class => $attribute ) {
				$link = true === $html->has_class( $class ) ? $html->get_attribute( $attribute ) : null;
				if ( is_string( $link ) ) {
					// Links that are made in a refresh take over an argument of the request's own.
					$link = null === $this->requested ? $link : remove_query_arg( '_locale', $link );
					$html->set_attribute( $attribute, ( new CatalogueUrl( $link, $schema ) )->page_with( $this->filters() ) );
				}
			}
		}
		return $html->get_updated_html();
	}

	/** Returns the filters of the page: of the request that refreshes a loop, or of the page that is printed. */
	private function filters(): Filters {
		return $this->requested ?? $this->catalogue->page()->filters();
	}

	/** False if Elementor Pro's experiment with the route is off: a change of filters navigates then. */
	private static function has_route(): bool {
		$is_active = array( '\ElementorPro\Modules\LoopFilter\Module', 'is_active' );
		return ! is_callable( $is_active ) || false !== $is_active();
	}

	/**
	 * Remembers how many products a loop found.
	 *
	 * @param mixed $query The loop's WP_Query.
	 */
	public function count( $query ): void {
		// The first query is the loop's; its cards may have loops of their own.
		$this->total ??= $query instanceof \WP_Query ? (int) $query->found_posts : null;
	}

	/**
	 * Reads the page's filters of a request that refreshes a loop.
	 *
	 * @param mixed $response Response so far.
	 * @param mixed $handler Handler of the route.
	 * @return mixed
	 */
	public function begin( $response, $handler, \WP_REST_Request $request ) {
		if ( RestRoute::is( $request->get_route(), self::ROUTE ) ) {
			$url             = $request->get_param( 'pagination_base_url' );
			$this->requested = ( new CatalogueUrl( is_string( $url ) ? $url : '', FilterSchema::of( $this->shop ) ) )->filters();
			$this->total     = null;
		}
		return $response;
	}

	/**
	 * Adds the number of products to the response, for what is announced to screen readers.
	 *
	 * @param mixed $response Response of the route.
	 * @param mixed $handler Handler of the route.
	 * @return mixed
	 */
	public function end( $response, $handler, \WP_REST_Request $request ) {
		if ( ! RestRoute::is( $request->get_route(), self::ROUTE ) ) {
			return $response;
		}
		$response        = rest_ensure_response( $response );
		$data            = $response instanceof \WP_REST_Response ? $response->get_data() : null;
		$this->requested = null;
		if ( $response instanceof \WP_REST_Response && is_array( $data ) && isset( $data['data'] ) && null !== $this->total ) {
			$response->set_data( array( 'total' => $this->total ) + $data );
		}
		return $response;
	}
}
