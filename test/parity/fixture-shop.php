<?php
/**
 * Must-use plugin of the parity test: pages show the cart of ?parity=NAME instead of the visitor's own.
 */

declare(strict_types=1);

use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\Shop\Shop;

add_filter(
	'storefront_islands_shop',
	static function ( Shop $shop ): Shop {
		$name = isset( $_GET['parity'] ) ? sanitize_key( $_GET['parity'] ) : '';
		$file = STOREFRONT_ISLANDS_PARITY . "/$name.json";
		if ( '' === $name || ! is_file( $file ) ) {
			return $shop;
		}
		$fixture = json_decode( (string) file_get_contents( $file ), true );
		$fake    = new class( $shop, $fixture ) implements Shop {
			private $shop;
			private $fixture;

			public function __construct( Shop $shop, array $fixture ) {
				$this->shop    = $shop;
				$this->fixture = $fixture;
			}

			public function cart(): array {
				return $this->fixture['cart'];
			}

			public function products( array $query ): array {
				return $this->shop->products( $query );
			}

			public function found_products( array $query ): int {
				return $this->fixture['found'] ?? $this->shop->found_products( $query );
			}

			public function product_ids( array $query ): array {
				return $this->shop->product_ids( $query );
			}

			public function related_products( int $product_id, string $relation ): array {
				return $this->shop->related_products( $product_id, $relation );
			}

			public function product_orders( array $labels, string $page ): \StorefrontIslands\Shop\ProductOrders {
				return $this->shop->product_orders( $labels, $page );
			}

			public function has_ratings(): bool {
				return $this->shop->has_ratings();
			}

			public function collection_data( array $query ): array {
				return $this->fixture['collectionData'] ?? $this->shop->collection_data( $query );
			}

			public function price_histogram( array $query, int $buckets ): array {
				return $this->fixture['histogram'] ?? $this->shop->price_histogram( $query, $buckets );
			}

			public function attributes(): array {
				return $this->fixture['attributes'] ?? $this->shop->attributes();
			}

			public function terms( string $taxonomy ): array {
				return $this->fixture['terms'][ $taxonomy ] ?? $this->shop->terms( $taxonomy );
			}

			public function settings(): array {
				return array_merge( $this->shop->settings(), $this->fixture['settings'] );
			}

			public function form_settings(): array {
				$settings = $this->shop->form_settings();
				$changed  = $this->fixture['settings'];
				// Only the keys that a fixture names, in the checkout's settings as well.
				$checkout = array_merge( (array) ( $settings['checkout'] ?? array() ), $changed['checkout'] ?? array() );
				return array_merge( $settings, $changed, array( 'checkout' => $checkout ) );
			}

			public function payment_icons(): array {
				return $this->fixture['paymentIcons'] ?? $this->shop->payment_icons();
			}

			public function purchase( \StorefrontIslands\Purchase\OrderQuery $order_query ): \StorefrontIslands\Purchase\OrderResult {
				return \StorefrontIslands\Purchase\OrderResult::closed( \StorefrontIslands\Purchase\Access::NONE );
			}
			public function account_links(): array {
				return array();
			}
			public function account( AccountParts $parts ): string {
				$address = $this->fixture['account'];
				return '<form method="post">' . $parts->address( $address['kind'], $address['values'] ) . '</form>';
			}
			public function take_notices(): array {
				return $this->fixture['notices'];
			}

			public function is_changed_by_pages(): bool {
				return $this->shop->is_changed_by_pages();
			}

			public function add_error_notice( string $message ): void {}

			public function form_parts( int $product_id ): \StorefrontIslands\Shop\ProductFormParts {
				return $this->shop->form_parts( $product_id );
			}

			public function card_actions( array $ids ): array {
				return $this->shop->card_actions( $ids );
			}

			public function page_actions( int $product_id ): array {
				return $this->shop->page_actions( $product_id );
			}

			public function product_details( array $ids ): array {
				return $this->shop->product_details( $ids );
			}

			public function swatches( string $taxonomy, array $term_ids ): ?array {
				return $this->shop->swatches( $taxonomy, $term_ids );
			}

			public function product_url( int $product_id ): string {
				return $this->shop->product_url( $product_id );
			}
		};

		if ( isset( $fixture['blocks'] ) ) {
			add_filter(
				'the_content',
				static function () use ( $fixture ): string {
					return $fixture['blocks'];
				},
				1
			);
		}
		if ( isset( $fixture['navigation'] ) ) {
			add_action(
				'wp',
				static function () use ( $fixture ): void {
					wp_insert_post(
						array(
							'post_type'    => 'wp_navigation',
							'post_status'  => 'publish',
							'post_content' => wp_slash( $fixture['navigation'] ),
						)
					);
				}
			);
		}
		if ( isset( $fixture['hooks'] ) ) {
			add_filter( 'storefront_islands_classic_extensions', '__return_true' );
			foreach ( array_keys( ClassicActions::of( $fixture['hooks'] ) ) as $action ) {
				add_action(
					$action,
					static function () use ( $action ): void {
						echo '<p>' . esc_html( $action ) . '</p><input name="' . esc_attr( $action ) . '">';
					}
				);
			}
		}
		if ( $fixture['user'] > 0 ) {
			add_action(
				'init',
				static function () use ( $fixture ): void {
					wp_set_current_user( $fixture['user'] );
					show_admin_bar( false );
				}
			);
		}
		if ( $fixture['rtl'] ) {
			add_action(
				'init',
				static function (): void {
					$GLOBALS['wp_locale']->text_direction = 'rtl';
				}
			);
		}
		return $fake;
	}
);
