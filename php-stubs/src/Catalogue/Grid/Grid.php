<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Catalogue\Query\StoreQuery;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the products of a grid on its page, in the same way when the page is rendered and when the grid is refreshed.
 */
final class Grid {
	public Shop $shop;

	public GridToken $token;

	public GridOptions $options;

	public GridPage $page;

	public Pagination $pagination;

	public GridOrders $orders;

	public GridOrder $order;

	/**
	 * Query arguments of the products route, without page and order.
	 *
	 * @var array<string, mixed>
	 */
	private array $query;

	public function __construct( Shop $shop, GridToken $token, GridPage $page ) {
		$this->shop       = $shop;
		$this->token      = $token;
		$this->page       = $page;
		$this->options    = new GridOptions( $token->attributes );
		$this->pagination = new Pagination( $page->url, $token->place, $this->options->paginate, $this->options->inherits );
		$this->query      = $this->query();

		$listed       = $this->rules()[ PageQuery::PAGE ] ?? '';
		$this->orders = new GridOrders( $shop, $this->options, is_string( $listed ) ? $listed : '', '' !== $this->search() );
		$this->order  = $this->options->takes_query ? $this->orders->chosen( $page->order ) : $this->orders->default;
	}

	/**
	 * Returns the products of the current page.
	 *
	 * @return list<array<string, mixed>> Products as the Store API sends them.
	 */
	public function products(): array {
		return $this->shop->products(
			array(
				'per_page' => $this->options->per_page,
				'page'     => $this->pagination->number,
			) + $this->order->query() + $this->query
		);
	}

	/** Returns the number of products on all pages; to be called after products(), whose query also counts them. */
	public function total(): int {
		return $this->shop->found_products( $this->query );
	}

	/** Returns the text that the page searches for; empty if the grid is not of a search. */
	public function search(): string {
		$search = $this->query['search'] ?? '';
		return is_string( $search ) ? $search : '';
	}

	/**
	 * Returns the query argument that names the page whose rules apply; empty if the grid is of no page.
	 *
	 * @return array<string, mixed>
	 */
	public function rules(): array {
		return array_intersect_key( $this->query, array( PageQuery::PAGE => true ) );
	}

	/** Returns the number of pages. */
	public function pages(): int {
		return $this->options->paginate ? (int) ceil( $this->total() / $this->options->per_page ) : 1;
	}

	/** True if filters narrow the grid. */
	public function is_filtered(): bool {
		$own = StoreQuery::for_widget( array(), $this->page->filters, $this->token->id );
		return array() !== $own || ( $this->options->takes_query && array() !== StoreQuery::of( $this->page->filters, array() ) );
	}

	/**
	 * Returns the query arguments of the products route, without page and order.
	 *
	 * @return array<string, mixed>
	 */
	private function query(): array {
		$page_query = $this->options->selection->query( $this->shop ) + ( $this->options->inherits ? $this->token->page_query : array() ) + array( 'catalog_visibility' => 'catalog' );
		if ( $this->options->selection->is_viewed() ) {
			// It is filled by a request only, which has no page of products.
			$page_query[ PageQuery::PAGE ] = PageQuery::SHOP;
		}
		$query = $this->options->takes_query ? StoreQuery::of( $this->page->filters, $page_query ) : $page_query;
		$query = StoreQuery::for_widget( $query, $this->page->filters, $this->token->id );
		// WooCommerce adds the products on sale to those of `include`, instead of narrowing these.
		return isset( $query['include'] ) ? array_diff_key( $query, array( 'on_sale' => true ) ) : $query;
	}
}
