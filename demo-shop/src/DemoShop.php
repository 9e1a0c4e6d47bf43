<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\DemoShop\Account\AccountPage;
use StorefrontIslands\DemoShop\Cart\CartCookies;
use StorefrontIslands\DemoShop\Cart\PreselectedMethod;
use StorefrontIslands\DemoShop\Cart\SavedCart;
use StorefrontIslands\DemoShop\Catalogue\CollectionData;
use StorefrontIslands\DemoShop\Catalogue\ProductFilter;
use StorefrontIslands\DemoShop\Catalogue\ProductList;
use StorefrontIslands\DemoShop\Catalogue\ProductUpdates;
use StorefrontIslands\DemoShop\Catalogue\QueryCache;
use StorefrontIslands\DemoShop\Catalogue\RelatedProducts;
use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Classic\CartForm;
use StorefrontIslands\DemoShop\Classic\Fragments;
use StorefrontIslands\DemoShop\Classic\Links;
use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Content\OrderList;
use StorefrontIslands\DemoShop\Content\PostTypes;
use StorefrontIslands\DemoShop\Customer\Account;
use StorefrontIslands\DemoShop\Fields\AdditionalFields;
use StorefrontIslands\DemoShop\Fields\AddressProviders;
use StorefrontIslands\DemoShop\Order\AbandonedPayments;
use StorefrontIslands\DemoShop\Pages\FontPreload;
use StorefrontIslands\DemoShop\Payment\PaymentMethodData;
use StorefrontIslands\DemoShop\Purchase\PurchaseReader;
use StorefrontIslands\DemoShop\Purchase\ReceivedPage;
use StorefrontIslands\DemoShop\Rest\Access;
use StorefrontIslands\DemoShop\Response\CartResponse;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Session\SessionTable;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Site\SiteSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\Shop\ProductFormParts;
use StorefrontIslands\Shop\ProductOrders;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\Swatch;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Small shop for a WordPress without WooCommerce. It serves the Store API in the way of WooCommerce, and provides data
 * for server-side rendering.
 */
final class DemoShop implements Shop {
	/** Services of the shop, created on first use. */
	private ?Services $services = null;

	private Session $session;

	public function __construct( Session $session ) {
		$this->session = $session;
	}

	public function register(): void {
		add_action( 'init', array( PostTypes::class, 'register' ) );
		add_action( 'init', array( ReceivedPage::class, 'add_endpoints' ) );
		add_action( 'admin_init', array( Seeder::class, 'run_once' ) );
		add_action(
			'rest_api_init',
			function (): void {
				AbandonedPayments::give_back_pieces();
				Routes::register( $this->services() );
			}
		);
		add_action(
			'wp_login',
			static function ( string $login, WP_User $user ): void {
				SavedCart::join_after_login( $user->ID );
			},
			10,
			2
		);
		add_action(
			'wp_logout',
			function ( int $user ): void {
				$this->session->end( (string) $user );
				CartCookies::remove();
			}
		);
		add_action( 'wp_scheduled_delete', array( SessionTable::class, 'remove_old' ) );
		add_action(
			'wp_loaded',
			function (): void {
				( new CartForm( $this->services(), $this ) )->take();
				( new Links( $this->services() ) )->follow();
			}
		);
		add_action(
			'wp',
			function (): void {
				// As in WooCommerce, a page loads the session even if it shows nothing of it.
				$this->session->load();
				PreselectedMethod::set( $this->services()->carts, $this->services()->settings->payment_method_ids() );
			}
		);
		add_action(
			'template_redirect',
			function (): void {
				( new Fragments( $this->services() ) )->respond();
			},
			0
		);
		add_action(
			'template_redirect',
			function (): void {
				( new ReceivedPage( $this->services(), $this ) )->take_over();
			},
			5
		);
		add_filter( 'show_admin_bar', array( Account::class, 'shows_admin_bar' ) );
		add_filter( 'debug_information', array( self::class, 'add_debug_information' ), 20 );
		Access::register();
		OrderList::register();
		ProductUpdates::register();
		QueryCache::register();
		FontPreload::register();
		AddressProviders::register();
	}

	/**
	 * Names the demo shop in the plugin's section of Site Health.
	 *
	 * @internal
	 * @param array<string, array<string, mixed>> $sections Sections of all plugins.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_debug_information( array $sections ): array {
		$fields = $sections['storefront-islands']['fields'] ?? null;
		if ( is_array( $fields ) && is_array( $fields['shop'] ?? null ) ) {
			$fields['shop'] = array_merge(
				$fields['shop'],
				array(
					'value' => __( 'Demo shop', 'storefront-islands' ),
					'debug' => 'demo',
				)
			);

			$sections['storefront-islands']['fields'] = $fields;
		}
		return $sections;
	}

	public function cart(): array {
		return self::plain( $this->services()->cart_answer->of( $this->services()->carts->load() ) );
	}

	public function products( array $query ): array {
		// WooCommerce's prices depend on the customer's location, for which a grid outside of a page loads the session.
		$this->session->load();
		if ( 'relevance' === ( $query['orderby'] ?? '' ) ) {
			// A search looks in names only: all that it finds fits equally, so the newest is first, as in WordPress.
			$query = array( 'orderby' => 'date' ) + $query;
		}
		$products = array();
		foreach ( Input::of( array( 'list' => self::request( '/products', $query )->get_data() ) )->objects( 'list' ) as $product ) {
			$products[] = self::plain( $product->all() );
		}
		return $products;
	}

	public function found_products( array $query ): int {
		return ( new ProductList( new ProductFilter( Input::of( $query ) ) ) )->summary()['total'];
	}

	public function product_ids( array $query ): array {
		return ( new ProductList( new ProductFilter( Input::of( $query ) ) ) )->ids( 'p.product_id', 1, 0 );
	}

	public function related_products( int $product_id, string $relation ): array {
		return RelatedProducts::of( $product_id, $relation );
	}

	public function product_orders( array $labels, string $page ): ProductOrders {
		return new ProductOrders( 'menu_order', $labels );
	}

	public function has_ratings(): bool {
		return true;
	}

	public function collection_data( array $query ): array {
		$response = self::request( '/products/collection-data', $query );
		return $response->is_error() ? array() : self::plain( Input::of( $response->get_data() )->all() );
	}

	public function price_histogram( array $query, int $buckets ): array {
		return ( new CollectionData( new ProductFilter( Input::of( $query ) ) ) )->price_histogram( $buckets );
	}

	public function attributes(): array {
		$attributes = $this->services()->settings->product_attributes();
		$counts     = Terms::in_use( array_column( $attributes, 'taxonomy' ) );
		$counted    = array();
		foreach ( $attributes as $attribute ) {
			$counted[] = $attribute + array( 'count' => $counts[ $attribute['taxonomy'] ] ?? 0 );
		}
		return $counted;
	}

	public function terms( string $taxonomy ): array {
		return Terms::with_products( $taxonomy );
	}

	public function payment_icons(): array {
		return PaymentMethodData::icons( $this->services()->settings );
	}

	public function settings(): array {
		return SiteSettings::of( $this->services()->settings );
	}

	public function form_settings(): array {
		$chosen_method = PreselectedMethod::current();
		return SiteSettings::of( $this->services()->settings, $chosen_method, null === $chosen_method ? array() : $this->fields_of_cart() );
	}

	/**
	 * Returns the settings of additional fields that depend on the cart.
	 *
	 * @return array<string, mixed>
	 */
	private function fields_of_cart(): array {
		$cart = $this->services()->carts->load();
		return array(
			'additionalValues' => (object) array_map( array( Text::class, 'plain' ), $cart->additional_fields ),
			'fieldStates'      => (object) ( null === AdditionalFields::rules() ? array() : CartResponse::field_states( $this->services()->cart_answer->of( $cart ), $cart ) ),
		);
	}

	public function form_parts( int $product_id ): ProductFormParts {
		$parts   = new ProductFormParts();
		$product = $this->services()->products->find( $product_id );
		if ( null !== $product ) {
			foreach ( array_keys( array_intersect_key( $this->services()->settings->attributes(), $product->attributes ) ) as $taxonomy ) {
				$parts->fields[] = 'attribute_' . $taxonomy;
			}
		}
		return $parts;
	}

	public function card_actions( array $ids ): array {
		return array();
	}

	public function page_actions( int $product_id ): array {
		return array();
	}

	public function product_details( array $ids ): array {
		return array();
	}

	public function swatches( string $taxonomy, array $term_ids ): ?array {
		update_meta_cache( 'term', $term_ids );
		$swatches = array();
		foreach ( $term_ids as $id ) {
			$swatches[ $id ] = new Swatch( array( get_term_meta( $id, Terms::COLOR, true ) ) );
		}
		$seen = array_filter( $swatches, static fn ( Swatch $swatch ): bool => ! $swatch->is_empty() );
		return array() === $seen ? null : $swatches;
	}

	public function product_url( int $product_id ): string {
		$url = get_permalink( $product_id );
		return is_string( $url ) && '' !== $url ? $url : home_url( '/shop/' );
	}

	public function take_notices(): array {
		$carts   = $this->services()->carts;
		$cart    = $carts->load();
		$notices = $cart->notices;
		if ( array() !== $notices ) {
			$cart->notices = array();
			$carts->save( $cart );
		}
		return $notices;
	}

	public function is_changed_by_pages(): bool {
		return array() !== $this->services()->carts->load()->notices;
	}

	public function add_error_notice( string $message ): void {
		$carts  = $this->services()->carts;
		$cart   = $carts->load();
		$notice = array(
			'type'    => 'error',
			'message' => $message,
		);
		if ( ! in_array( $notice, $cart->notices, true ) ) {
			$cart->notices[] = $notice;
			$carts->save( $cart );
		}
	}

	public function purchase( OrderQuery $order_query ): OrderResult {
		return PurchaseReader::find( $order_query, $this->services()->carts->load()->billing->get( 'email' ), $this->services()->settings );
	}

	public function account_links(): array {
		return array();
	}

	public function account( AccountParts $parts ): string {
		$page = Input::of( SiteSettings::of( $this->services()->settings ) )->object( 'storePages' )->object( 'myaccount' )->text( 'permalink' );
		return '' === $page ? '' : ( new AccountPage( $this->services(), $parts, $page ) )->html();
	}

	/**
	 * Returns the response of a Store API route without an HTTP request.
	 *
	 * @param string               $path  Path below the namespace.
	 * @param array<string, mixed> $query Query arguments.
	 */
	private static function request( string $path, array $query ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/wc/store/v1' . $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	private function services(): Services {
		if ( null === $this->services ) {
			$this->services = new Services( ShopSettings::load(), $this->session );
		}
		return $this->services;
	}

	/**
	 * Converts the objects of a response to arrays.
	 *
	 * @param array<array-key, mixed> $answer Response.
	 * @return array<string, mixed>
	 */
	private static function plain( array $answer ): array {
		$plain = array();
		foreach ( Input::from_json( (string) wp_json_encode( $answer ) )->all() as $key => $value ) {
			$plain[ (string) $key ] = $value;
		}
		return $plain;
	}
}
