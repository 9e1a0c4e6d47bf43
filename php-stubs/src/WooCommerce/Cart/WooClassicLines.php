<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use Automattic\WooCommerce\StoreApi\Schemas\V1\CartItemSchema;
use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Compat\Classic\Source;
use StorefrontIslands\Shop\ClassicLine;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the filters of a line in WooCommerce's classic cart and order review, with what its templates give them, and adds to
 * the Store API's item what they change. A plugin with a part of WooCommerce's cart or checkout block does not count: it
 * changes the lines there.
 */
final class WooClassicLines {
	/** Actions to which a plugin with a part of a block listens. */
	private const OF_BLOCKS = array( 'woocommerce_blocks_cart_block_registration', 'woocommerce_blocks_checkout_block_registration' );

	/** The plugin's screens that stand for classic templates. */
	private const SCREENS = array(
		ClassicLine::CART    => 'cart',
		ClassicLine::SUMMARY => 'checkout',
	);

	/** Class of a line that is not shown (src/compat/classic-hooks/style.scss). */
	private const HIDDEN = 'storefront-hidden-line';

	public static function register(): void {
		// Themes and plugins have added their filters by then.
		add_action( 'wp_loaded', array( self::class, 'extend' ) );
	}

	/** Registers the data, if somebody filters lines. */
	public static function extend(): void {
		ClassicData::add( ClassicActions::LINE_FILTERS, CartItemSchema::IDENTIFIER, array( self::class, 'changes' ), array( self::class, 'schema' ) );
	}

	/**
	 * Returns what the filters change of an item, by the template; see ClassicLine.
	 *
	 * @param array<array-key, mixed> $item Item of WC_Cart.
	 * @return array<string, array<string, mixed>>
	 */
	public static function changes( array $item ): array {
		$product = $item['data'] ?? null;
		$key     = $item['key'] ?? null;
		if ( ! $product instanceof WC_Product || ! is_string( $key ) ) {
			return array();
		}
		$of_blocks = Listeners::sources( self::OF_BLOCKS );
		$changes   = array();
		$is_out    = static fn( Source $source ): bool => in_array( $source->key(), $of_blocks, true );
		foreach ( self::screens() as $template => $screen ) {
			$read = static function () use ( &$changes, $template, $item, $key, $product ): void {
				$changes[ $template ] = self::on( $template, $item, $key, $product );
			};
			new PluginOutput( ClassicActions::LINE_FILTERS[0], static fn() => Listeners::without( ClassicActions::LINE_FILTERS, $is_out, static fn() => ClassicScreen::as_on( $screen, $read ) ) );
		}
		return array_filter( $changes );
	}

	/**
	 * Returns the schema of changes().
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema(): array {
		$line = array(
			'description'          => 'What plugins change of the line by the filters of classic templates.',
			'type'                 => 'object',
			'context'              => array( 'view', 'edit' ),
			'readonly'             => true,
			'additionalProperties' => true,
		);
		return array(
			ClassicLine::CART    => $line,
			ClassicLine::SUMMARY => $line,
		);
	}

	/**
	 * Returns the screens on which classic extensions run, by the template.
	 *
	 * @return array<string, 'cart'|'checkout'>
	 */
	private static function screens(): array {
		return array_filter( self::SCREENS, array( ClassicSupport::class, 'is_active' ) );
	}

	/**
	 * Returns the changes of one template.
	 *
	 * @param string                  $screen CART or SUMMARY.
	 * @param array<array-key, mixed> $item   Item of WC_Cart.
	 * @return array<string, mixed>
	 */
	private static function on( string $screen, array $item, string $key, WC_Product $product ): array {
		$is_cart = ClassicLine::CART === $screen;
		$classes = array_diff( explode( ' ', self::filtered( 'woocommerce_cart_item_class', static fn(): string => 'cart_item', $item, $key ) ?? '' ), array( 'cart_item', '' ) );
		$is_seen = apply_filters( $is_cart ? 'woocommerce_cart_item_visible' : 'woocommerce_checkout_cart_item_visible', true, $item, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own filters.
		if ( ! $is_seen ) {
			$classes[] = self::HIDDEN;
		}
		$changes = array(
			'class_name' => array() === $classes ? null : implode( ' ', $classes ),
			'name'       => self::filtered( 'woocommerce_cart_item_name', static fn(): string => $is_cart ? self::linked_name( $item, $product ) : $product->get_name(), $item, $key ),
			// Plugins allow fractions; WooCommerce's comment says int.
			'total'      => self::filtered( 'woocommerce_cart_item_subtotal', static fn(): string => WC()->cart->get_product_subtotal( $product, $item['quantity'] ), $item, $key ), // @phpstan-ignore argument.type
		);
		if ( $is_cart ) {
			$changes += array(
				'price'    => self::filtered( 'woocommerce_cart_item_price', static fn(): string => (string) WC()->cart->get_product_price( $product ), $item, $key ),
				'picture'  => self::picture( self::filtered( 'woocommerce_cart_item_thumbnail', static fn(): string => $product->get_image(), $item, $key ) ?? '' ),
				'is_fixed' => self::is_fixed( $item, $key, $product ),
				'is_kept'  => self::is_kept( $key, $product ),
			);
		}
		$beside = $is_cart ? '' : self::beside_quantity( $item, $key );
		if ( '' !== $beside ) {
			// The attributes of a variation stand below its name.
			$changes['name'] = ( $changes['name'] ?? $product->get_title() ) . ' ' . $beside;
		}
		// An empty text is a change: a plugin hides the price.
		return array_filter( $changes, static fn( $value ): bool => null !== $value && false !== $value && array() !== $value );
	}

	/**
	 * Returns the filtered HTML; null if it is the same.
	 *
	 * @param non-empty-string        $filter Name of the filter.
	 * @param callable(): string      $usual  Returns the HTML of WooCommerce's template.
	 * @param array<array-key, mixed> $item   Item of WC_Cart.
	 */
	private static function filtered( string $filter, callable $usual, array $item, string $key ): ?string {
		if ( ! has_filter( $filter ) ) {
			return null;
		}
		$html     = $usual();
		$filtered = apply_filters( $filter, $html, $item, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own filters.
		$filtered = is_scalar( $filtered ) ? (string) $filtered : '';
		return $filtered === $html ? null : $filtered;
	}

	/**
	 * Returns the name with a link to the product's page, as the cart's template gives it to its filter.
	 *
	 * @param array<array-key, mixed> $item Item of WC_Cart.
	 */
	private static function linked_name( array $item, WC_Product $product ): string {
		$permalink = $product->is_visible() ? $product->get_permalink( $item ) : ''; // @phpstan-ignore arguments.count (that of a variation takes the item)
		$permalink = apply_filters( 'woocommerce_cart_item_permalink', $permalink, $item, $item['key'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		return is_string( $permalink ) && '' !== $permalink ? sprintf( '<a href="%s">%s</a>', esc_url( $permalink ), $product->get_name() ) : $product->get_name();
	}

	/**
	 * Returns the first image in HTML as the Store API has it; empty if there is none.
	 *
	 * @return array<string, string>
	 */
	private static function picture( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			return array();
		}
		$picture = array();
		foreach ( array( 'src', 'srcset', 'alt' ) as $name ) {
			$value            = $tags->get_attribute( $name );
			$picture[ $name ] = is_string( $value ) ? $value : '';
		}
		return $picture;
	}

	/**
	 * True if a plugin has taken the field of the quantity away: the template's HTML has none that can be changed.
	 *
	 * @param array<array-key, mixed> $item Item of WC_Cart.
	 */
	private static function is_fixed( array $item, string $key, WC_Product $product ): bool {
		if ( ! has_filter( 'woocommerce_cart_item_quantity' ) ) {
			return false;
		}
		$field = woocommerce_quantity_input(
			array(
				'input_name'   => "cart[$key][qty]",
				'input_value'  => $item['quantity'],
				'max_value'    => $product->is_sold_individually() ? 1 : $product->get_max_purchase_quantity(),
				'min_value'    => $product->is_sold_individually() ? 1 : 0,
				'product_name' => $product->get_name(),
			),
			$product,
			false
		);
		// The key comes before the item here.
		$filtered = apply_filters( 'woocommerce_cart_item_quantity', $field, $key, $item ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		return self::has_field( (string) $field ) && ! self::has_field( is_scalar( $filtered ) ? (string) $filtered : '' );
	}

	/**
	 * Returns what a plugin says beside or in place of the quantity of the order review; empty if it says nothing, or makes it
	 * a field. The quantity itself stands at the picture.
	 *
	 * @param array<array-key, mixed> $item Item of WC_Cart.
	 */
	private static function beside_quantity( array $item, string $key ): string {
		$quantity = $item['quantity'] ?? 1;
		$usual    = ' <strong class="product-quantity">' . sprintf( '&times;&nbsp;%s', is_scalar( $quantity ) ? (string) $quantity : '' ) . '</strong>';
		$filtered = self::filtered( 'woocommerce_checkout_cart_item_quantity', static fn(): string => $usual, $item, $key ) ?? '';
		$beside   = trim( str_replace( trim( $usual ), '', $filtered ) );
		return self::has_field( $filtered ) || '' === trim( wp_strip_all_tags( $beside ) ) ? '' : $beside;
	}

	/** True if HTML has a field that can be changed. */
	private static function has_field( string $html ): bool {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$is_field = 'SELECT' === $tags->get_tag() || ( 'INPUT' === $tags->get_tag() && ! in_array( $tags->get_attribute( 'type' ), array( 'hidden', 'button', 'submit' ), true ) );
			if ( $is_field && null === $tags->get_attribute( 'disabled' ) && null === $tags->get_attribute( 'readonly' ) ) {
				return true;
			}
		}
		return false;
	}

	/** True if a plugin has taken the link away that removes the line. */
	private static function is_kept( string $key, WC_Product $product ): bool {
		if ( ! has_filter( 'woocommerce_cart_item_remove_link' ) ) {
			return false;
		}
		$link = sprintf(
			'<a role="button" href="%s" class="remove" aria-label="%s" data-product_id="%s" data-product_sku="%s">&times;</a>',
			esc_url( wc_get_cart_remove_url( $key ) ),
			esc_attr( wp_strip_all_tags( $product->get_name() ) ),
			esc_attr( (string) $product->get_id() ),
			esc_attr( $product->get_sku() )
		);
		$filtered = apply_filters( 'woocommerce_cart_item_remove_link', $link, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		return ! is_string( $filtered ) || 1 !== preg_match( '/<(?:a|button|input)\b/i', $filtered );
	}
}
