<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Catalogue\Query\TermSets;
use StorefrontIslands\WooCommerce\Catalogue\Search\FoundProducts;
use StorefrontIslands\WooCommerce\Catalogue\Search\IndexSearch;
use StorefrontIslands\WooCommerce\Catalogue\Search\KnownTotal;
use StorefrontIslands\WooCommerce\Catalogue\Search\QuerySearch;
use StorefrontIslands\WooCommerce\Catalogue\Search\SearchQuery;
use StorefrontIslands\WooCommerce\Catalogue\Search\WordPressSearch;
use StorefrontIslands\WooCommerce\Product\WooShownPrices;

defined( 'ABSPATH' ) || exit;

/**
 * Applies to lists what WooCommerce's pages apply to them and its products route does not
 * (docs/catalogue.md#rules-of-other-plugins): the rules of the page's main query, or of a list without a page, the
 * shop's table of attributes, and prices as they are shown.
 */
final class WooListRules {
	/** Filters by price, which are applied here. */
	public const PRICES = array(
		'min_price' => true,
		'max_price' => true,
	);

	/** Arguments that do not change the number of products. */
	private const OF_PAGE = array(
		'_fields'  => true,
		'order'    => true,
		'orderby'  => true,
		'page'     => true,
		'per_page' => true,
	);

	/**
	 * Query arguments of the products route.
	 *
	 * @var array<string, mixed>
	 */
	private array $query;

	/** SQL that selects what the page's main query leaves; empty if it has none. */
	private string $listed;

	/** Prices as they are shown; null until they are needed. */
	private ?WooShownPrices $prices = null;

	/** True if filters by attribute are looked up in WooCommerce's table. */
	public bool $looks_up;

	/**
	 * Rules of plugins for lists of products: WP_Query's tax_query and meta_query.
	 *
	 * @var array<string, array<array-key, mixed>>
	 */
	private array $rules = array();

	/** Products that are named; without any in a list. */
	private WooNamedProducts $named;

	/** What the search finds; null if there is none, or it is looked for when a list is read. */
	private ?FoundProducts $found;

	/** Search by the index; null until it is needed. */
	private ?IndexSearch $index = null;

	/**
	 * @param array<string, mixed> $query Query arguments of the products route.
	 */
	public function __construct( array $query ) {
		$this->query    = $query;
		$this->listed   = WooMainQuery::statement( self::page( $query ) );
		$this->looks_up = WooAttributeLookup::is_on();
		$this->named    = new WooNamedProducts( $this->is_list() ? null : $query['include'] ?? null );
		$this->found    = '' === $this->searched() ? null : ( new QuerySearch() )->found( $this->searched() );
		if ( $this->is_list() && '' === $this->listed ) {
			// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own, which its shortcodes apply to their lists.
			$this->rules = array_filter(
				array(
					'tax_query'  => array_filter( (array) apply_filters( 'woocommerce_product_query_tax_query', array(), WC()->query ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- A plugin's.
					'meta_query' => array_filter( (array) apply_filters( 'woocommerce_product_query_meta_query', array(), WC()->query ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- A plugin's.
				)
			);
			// phpcs:enable
		}
	}

	/**
	 * Returns the public query variables of a list's page; those of a search where the list is of one.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route.
	 * @return array<string, string>
	 */
	private static function page( array $query ): array {
		$page   = $query[ PageQuery::PAGE ] ?? '';
		$search = $query['search'] ?? '';
		$vars   = PageQuery::vars_of( is_string( $page ) ? $page : '' );
		return array() === $vars || ! is_string( $search ) || '' === $search ? $vars : $vars + array( 's' => $search );
	}

	/** True for a list of the catalogue, false for products that are named, as by a product's form. */
	private function is_list(): bool {
		return isset( $this->query['catalog_visibility'] );
	}

	/** True if WooCommerce's routes give the same counts. */
	public function are_plain(): bool {
		return '' === $this->listed && array() === $this->rules && array() === TermSets::of( $this->query ) && ! $this->looks_up && '' === $this->searched() && $this->prices()->are_plain();
	}

	/** True if all visitors have the same list and the same counts, as far as is known of other plugins. */
	public function are_of_everybody(): bool {
		return array() === $this->rules && ! WooMainQuery::is_changed() && ! $this->is_of_engine() && $this->prices()->are_plain();
	}

	/** True if a plugin may answer the search of the list. */
	private function is_of_engine(): bool {
		return '' !== $this->searched() && SearchQuery::may_be_answered();
	}

	/** Returns the text of the search as the products route reads it; empty for none. */
	private function searched(): string {
		$search = $this->query['search'] ?? '';
		return is_string( $search ) ? sanitize_text_field( $search ) : '';
	}

	/** Returns the prices as they are shown. */
	public function prices(): WooShownPrices {
		return $this->prices ??= new WooShownPrices();
	}

	/**
	 * Returns the query arguments that WooCommerce is left to apply.
	 *
	 * @return array<string, mixed>
	 */
	public function rest(): array {
		return array_diff_key( $this->query, self::PRICES, $this->looks_up ? array( 'attributes' => true ) : array() );
	}

	/**
	 * Runs a function in which queries of WooCommerce's Store API follow the rules.
	 *
	 * @template T
	 * @param callable(): T $run The function.
	 * @return T
	 */
	public function during( callable $run ) {
		add_action( 'pre_get_posts', array( $this, 'restrict' ), PHP_INT_MAX );
		add_filter( 'posts_clauses', array( $this, 'narrow' ), PHP_INT_MAX, 2 );
		try {
			return $this->named->during( $run );
		} finally {
			remove_filter( 'posts_clauses', array( $this, 'narrow' ), PHP_INT_MAX );
			remove_action( 'pre_get_posts', array( $this, 'restrict' ), PHP_INT_MAX );
		}
	}

	/**
	 * Adds the rules of plugins and the sets of terms to a query, and takes its search if it is answered here.
	 *
	 * @param mixed $query The WP_Query.
	 */
	public function restrict( $query ): void {
		if ( ! $query instanceof \WP_Query || ! self::is_of_store_api( $query ) ) {
			return;
		}
		$this->named->admit( $query );
		foreach ( $this->rules as $name => $rule ) {
			$query->set( $name, array_values( array_filter( array( $query->get( $name ), $rule ) ) ) );
		}
		$sets = TermSets::of( $this->query );
		if ( array() !== $sets ) {
			$query->set( 'tax_query', array_values( array_filter( array( $query->get( 'tax_query' ), $sets ) ) ) );
		}
		$search = $query->get( 'search' );
		if ( is_string( $search ) && '' !== $search ) {
			$this->found ??= $this->index()->found( $search ) ?? ( new WordPressSearch() )->found( $search );
		}
		if ( null !== $this->found ) {
			$query->set( 'search', '' );
		}
	}

	/**
	 * Adds what the page leaves, the filters by attribute and price, and what the search finds, to the SQL of a query.
	 *
	 * @param mixed $clauses Clauses of the SQL.
	 * @param mixed $query   The WP_Query.
	 * @return mixed
	 */
	public function narrow( $clauses, $query ) {
		$where = is_array( $clauses ) ? $clauses['where'] ?? null : null;
		if ( ! is_string( $where ) || ! $query instanceof \WP_Query || ! self::is_of_store_api( $query ) ) {
			return $clauses;
		}
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		$id = $wpdb->posts . '.ID';
		foreach ( array_filter( $this->statements() ) as $statement ) {
			$where .= " AND $id IN ( $statement )";
		}
		$where   .= null === $this->found ? '' : " AND {$this->found->condition}";
		$narrowed = array( 'where' => $where ) + $clauses;
		if ( null !== $this->found && 'relevance' === ( $this->query['orderby'] ?? 'relevance' ) ) {
			$order                = $clauses['orderby'] ?? '';
			$narrowed['orderby'] = $this->found->order( is_string( $order ) ? $order : '' );
		}
		return $this->with_total( $narrowed, $query );
	}

	/** Returns the search by the index. */
	private function index(): IndexSearch {
		return $this->index ??= new IndexSearch( array( $this, 'keep' ) );
	}

	/**
	 * Returns the sets of the products that the index finds, by chunk.
	 *
	 * @param non-empty-list<string> $words Words of the text.
	 * @return array<int, string>
	 */
	public function found_by_index( string $text, array $words ): array {
		return $this->index()->sets( $text, $words );
	}

	/**
	 * Returns what was kept for a search, or else finds it: many visitors type the same beginnings.
	 *
	 * @param string                                  $text Text of the search.
	 * @param callable(): array{ids: list<int>|null} $find Finds ids; null for many.
	 * @return array{ids: list<int>|null}
	 */
	public function keep( string $text, callable $find ): array {
		return WooCountCache::kept( 'found', array( 'search' => $text, 'sku' => wc_product_sku_enabled() ), $this, $find );
	}

	/**
	 * Returns the clauses of a list; one of a search that finds much is counted by the index.
	 *
	 * @param array<array-key, mixed> $clauses Clauses of the SQL.
	 * @return array<array-key, mixed>
	 */
	private function with_total( array $clauses, \WP_Query $query ): array {
		$is_counted = null !== $this->found && $this->found->is_many && ! $query->get( 'no_found_rows' ) && '' !== ( $clauses['limits'] ?? '' );
		$total      = $is_counted ? WooCountCache::kept( 'total', array_diff_key( $this->query, self::OF_PAGE ), $this, fn(): array => array( WooIndex::total( $this->query, $this ) ) )[0] : null;
		if ( null === $total ) {
			return $clauses;
		}
		( new KnownTotal( $total, $query ) )->register();
		return KnownTotal::ungrouped( $clauses );
	}

	/**
	 * Returns the SQL of what selects the products; an empty one does not narrow.
	 *
	 * @return list<string>
	 */
	private function statements(): array {
		$min        = self::amount( $this->query['min_price'] ?? null );
		$max        = self::amount( $this->query['max_price'] ?? null );
		$prices     = null === $min && null === $max ? '' : $this->prices()->within( $min, $max );
		return array_merge( array( $this->listed, $prices ), $this->looks_up ? WooAttributeLookup::of( $this->query['attributes'] ?? null ) : array() );
	}

	/**
	 * True unless a plugin hides this one product; WooCommerce's own rules are in the query.
	 *
	 * @param mixed $product_id Id of the product.
	 */
	public function lets( $product_id ): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return ! $this->is_list() || (bool) apply_filters( 'woocommerce_product_is_visible', true, $product_id );
	}

	/** True for a query of the Store API for products. */
	private static function is_of_store_api( \WP_Query $query ): bool {
		return 'product' === $query->get( 'post_type' ) && 'ids' === $query->get( 'fields' ) && ! $query->is_main_query();
	}

	/**
	 * Returns a price of the query; null if it has none.
	 *
	 * @param mixed $value Minor units.
	 */
	private static function amount( $value ): ?int {
		return is_numeric( $value ) ? (int) $value : null;
	}
}
