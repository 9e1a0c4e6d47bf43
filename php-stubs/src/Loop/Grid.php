<?php
/**
 * A grid of products on a page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Loop;

use StorefrontIslands\Catalogue\StoreQuery;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Views\Catalogue\GridOptions;
use StorefrontIslands\Views\Catalogue\Pagination;

defined( 'ABSPATH' ) || exit;

/** Asks the shop for the products that a grid shows on its page: the same when the page is made and when it is refreshed. */
final class Grid {
	/**
	 * Who has the products.
	 *
	 * @var Shop
	 */
	public $shop;

	/**
	 * What it is known by.
	 *
	 * @var GridToken
	 */
	public $token;

	/**
	 * How it looks and which products it takes.
	 *
	 * @var GridOptions
	 */
	public $options;

	/**
	 * The page that it stands on.
	 *
	 * @var GridPage
	 */
	public $page;

	/**
	 * Which of its pages is shown.
	 *
	 * @var Pagination
	 */
	public $pagination;

	/**
	 * Query arguments of the products route, without those of the page and the order.
	 *
	 * @var array<string, mixed>
	 */
	private $query;

	/**
	 * Takes what the grid is made of.
	 *
	 * @param Shop      $shop  Who has the products.
	 * @param GridToken $token What it is known by.
	 * @param GridPage  $page  The page that it stands on.
	 */
	public function __construct( Shop $shop, GridToken $token, GridPage $page ) {
		$this->shop       = $shop;
		$this->token      = $token;
		$this->page       = $page;
		$this->options    = new GridOptions( $token->attributes );
		$this->pagination = new Pagination( $page->url, $token->place, $this->options->paginate );
		$this->query      = $this->query();
	}

	/**
	 * The products of the page that is shown.
	 *
	 * @return list<array<string, mixed>> As the Store API answers them.
	 */
	public function products(): array {
		$order = $this->options->takes_query && null !== $this->page->order ? $this->page->order : $this->options->order;
		return $this->shop->products(
			array(
				'per_page' => $this->options->per_page,
				'page'     => $this->pagination->number,
			) + $order->query() + $this->query
		);
	}

	/** How many products there are on all pages; to be asked for after products(), whose answer tells it too. */
	public function total(): int {
		return $this->shop->found_products( $this->query );
	}

	/** How many pages they make. */
	public function pages(): int {
		return $this->options->paginate ? (int) ceil( $this->total() / $this->options->per_page ) : 1;
	}

	/** Whether filters have narrowed it. */
	public function is_filtered(): bool {
		$own = StoreQuery::for_widget( array(), $this->page->filters, $this->token->id );
		return array() !== $own || ( $this->options->takes_query && array() !== StoreQuery::of( $this->page->filters, array() ) );
	}

	/**
	 * Query arguments of the products route, without those of the page and the order.
	 *
	 * @return array<string, mixed>
	 */
	private function query(): array {
		$asked = $this->options->query() + ( $this->options->inherits ? $this->token->asked : array() ) + array( 'catalog_visibility' => 'catalog' );
		$query = $this->options->takes_query ? StoreQuery::of( $this->page->filters, $asked ) : $asked;
		return StoreQuery::for_widget( $query, $this->page->filters, $this->token->id );
	}
}
