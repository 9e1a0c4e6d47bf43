<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

use StorefrontIslands\Shop\CurrencyFields;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Catalogue page for the views of the filters: its URL with its filters, and the products that match them. */
final class CataloguePage {
	/** Query arguments that trigger an action: links on the page must not repeat it. */
	private const ACTIONS = array( 'add-to-cart', 'quantity', 'variation_id' );

	private Shop $shop;
	private CatalogueUrl $address;
	private Filters $filters;

	/**
	 * Query of the page itself, see PageQuery.
	 *
	 * @var array<string, mixed>
	 */
	private array $page_query;

	/**
	 * @param array<string, mixed> $page_query Query of the page itself, see PageQuery.
	 */
	public function __construct( Shop $shop, CatalogueUrl $address, array $page_query ) {
		$this->shop    = $shop;
		$this->address = $address;
		$this->filters = $address->filters();
		$this->page_query   = $page_query;
	}

	/** Returns the absolute URL of the current request, without action arguments. */
	public static function url(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Other arguments are kept byte for byte; views encode what they print.
		$requested_url = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/';
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether there is anything to take off.
		if ( array() !== array_intersect( self::ACTIONS, array_keys( $_GET ) ) ) {
			$requested_url = remove_query_arg( self::ACTIONS, $requested_url );
		}
		return preg_replace( '~^(https?://[^/]+).*$~i', '$1', home_url( '/' ) ) . '/' . ltrim( $requested_url, '/' );
	}

	public function shop(): Shop {
		return $this->shop;
	}

	/** Returns the URL of the page. */
	public function address(): CatalogueUrl {
		return $this->address;
	}

	/**
	 * Returns the Store API arguments of the page itself, without any filter, see PageQuery.
	 *
	 * @return array<string, mixed>
	 */
	public function page_query(): array {
		return $this->page_query;
	}

	/** Returns the filters of the URL. */
	public function filters(): Filters {
		return $this->filters;
	}

	/**
	 * Returns the Store API arguments of the page's products: the query of the page itself, narrowed by the filters.
	 *
	 * @return array<string, mixed>
	 */
	public function query(): array {
		return StoreQuery::of( $this->filters, $this->page_query );
	}

	/**
	 * Returns the counts of the filtered products, as GET products/collection-data sends them.
	 *
	 * @param array<string, mixed> $wanted Arguments such as calculate_price_range.
	 */
	public function counts( array $wanted ): JsonReader {
		return new JsonReader( $this->shop->collection_data( $wanted + $this->query() ) );
	}

	/** True if the page has products without any filter: otherwise there is nothing to filter. */
	public function has_products(): bool {
		return $this->shop->found_products( $this->page_query ) > 0;
	}

	/** Returns the currency format: the currency_ fields of the Store API, see Support\Money. */
	public function currency(): JsonReader {
		return new JsonReader( CurrencyFields::of( $this->shop->settings() ) );
	}
}
