<?php
/**
 * The page that filters stand on.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** What every filter's view asks: the page's address with its filters, and what they leave of the catalogue. */
final class CataloguePage {
	/** Arguments that do something: a link on the page must not do it again. */
	private const ACTIONS = array( 'add-to-cart', 'quantity', 'variation_id' );

	/**
	 * The page that is being made, once asked for.
	 *
	 * @var self|null
	 */
	private static $current = null;

	/**
	 * Who has the products.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * The page's address.
	 *
	 * @var Address
	 */
	private $address;

	/**
	 * The filters that the address tells.
	 *
	 * @var Filters
	 */
	private $filters;

	/**
	 * What the page itself asks for, see PageQuery.
	 *
	 * @var array<string, mixed>
	 */
	private $asked;

	/**
	 * Takes what makes the page.
	 *
	 * @param Shop                 $shop    Who has the products.
	 * @param Address              $address The page's address.
	 * @param array<string, mixed> $asked   What the page itself asks for, see PageQuery.
	 */
	public function __construct( Shop $shop, Address $address, array $asked ) {
		$this->shop    = $shop;
		$this->address = $address;
		$this->filters = $address->filters();
		$this->asked   = $asked;
	}

	/** The page that WordPress makes for this request. */
	public static function current(): self {
		if ( null === self::$current ) {
			$shop          = CurrentShop::get();
			self::$current = new self( $shop, new Address( self::url(), Vocabulary::of( $shop ) ), PageQuery::asked() );
		}
		return self::$current;
	}

	/**
	 * What the islands of this page must know of it, for the site settings: `pageQuery`, the Store API arguments that the page
	 * itself asks for, without any filter. Nothing where no filter and no grid was made.
	 *
	 * @return array{pageQuery?: array<string, mixed>}
	 */
	public static function settings(): array {
		return null === self::$current ? array() : array( 'pageQuery' => self::$current->asked );
	}

	/** The address of this request, absolute. */
	public static function url(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Other arguments are kept byte for byte; views encode what they print.
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/';
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether there is anything to take off.
		if ( array() !== array_intersect( self::ACTIONS, array_keys( $_GET ) ) ) {
			$asked = remove_query_arg( self::ACTIONS, $asked );
		}
		return preg_replace( '~^(https?://[^/]+).*$~i', '$1', home_url( '/' ) ) . '/' . ltrim( $asked, '/' );
	}

	/** Who has the products. */
	public function shop(): Shop {
		return $this->shop;
	}

	/** The page's address. */
	public function address(): Address {
		return $this->address;
	}

	/**
	 * Store API arguments that the page itself asks for, without any filter, see PageQuery.
	 *
	 * @return array<string, mixed>
	 */
	public function asked(): array {
		return $this->asked;
	}

	/** What is filtered by. */
	public function filters(): Filters {
		return $this->filters;
	}

	/**
	 * Store API arguments of the products that the page shows: what it asks for itself, narrowed by the filters.
	 *
	 * @return array<string, mixed>
	 */
	public function query(): array {
		return StoreQuery::of( $this->filters, $this->asked );
	}

	/**
	 * What is left under the filters, as GET products/collection-data tells it.
	 *
	 * @param array<string, mixed> $wanted calculate_price_range and the like.
	 */
	public function counts( array $wanted ): Data {
		return new Data( $this->shop->collection_data( $wanted + $this->query() ) );
	}

	/** Whether the page has products at all, whatever is filtered by: without them there is nothing to filter. */
	public function has_products(): bool {
		return $this->shop->found_products( $this->asked ) > 0;
	}

	/** How amounts are written: the currency_ fields of the Store API, see Views\Ui\Money. */
	public function currency(): Data {
		$setting = ( new Data( $this->shop->settings() ) )->object( 'currency' );
		$symbol  = $setting->string( 'symbol' );
		$space   = false === strpos( $setting->string( 'symbolPosition' ), 'space' ) ? '' : ' ';
		$is_left = 0 !== strpos( $setting->string( 'symbolPosition' ), 'right' );
		return new Data(
			array(
				'currency_minor_unit'         => $setting->has( 'precision' ) ? $setting->int( 'precision' ) : 2,
				'currency_decimal_separator'  => $setting->string( 'decimalSeparator' ),
				'currency_thousand_separator' => $setting->string( 'thousandSeparator' ),
				'currency_prefix'             => $is_left ? $symbol . $space : '',
				'currency_suffix'             => $is_left ? '' : $space . $symbol,
			)
		);
	}
}
