<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the actions of WooCommerce's classic templates while the plugin's screens are rendered, and puts what they print,
 * and fields that are added to the form, into areas, which React leaves alone. Where nobody listens, nor filters what
 * they show, nothing is printed and no script is loaded.
 */
final class ClassicHooks {
	/** Handle of the script and the style sheet. */
	private const HANDLE = 'storefront-islands-classic-hooks';

	/** Filter by which the shop adds the HTML of fields, by the action at whose place they stand. */
	public const FIELDS = 'storefront_islands_classic_fields';

	/**
	 * Adds an element for each action that another plugin listens to, empty while the classic screen would not run it.
	 *
	 * @param string $screen cart or checkout.
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart.
	 */
	public static function put( string $screen, array $cart, Areas $areas ): void {
		if ( ! PageRequest::is_current() || ! ClassicSupport::is_active( $screen ) ) {
			return;
		}
		ScreenScripts::empty( $screen, self::HANDLE );
		$fields  = self::fields( $screen );
		$parts   = new RemovedParts( $screen );
		$actions = array_intersect_key( ClassicActions::of( $screen ), self::listened_to( $screen ) + $fields );
		foreach ( $actions as $action => $place ) {
			foreach ( self::outputs( $action, $cart, $parts, $fields[ $action ] ?? '' ) as $name => $html ) {
				$areas->add( sprintf( $place, substr( $name, strlen( $action ) + 1 ) ), self::element( $name, $html, 'storefront-hook' ) );
			}
		}
		$changing = $parts->changing();
		$lasting  = $parts->lasting();
		$of_page  = $parts->of_page();
		if ( array() !== $actions || '' !== $changing ) {
			$areas->add( 'above', self::element( RemovedParts::HOOK, $changing, 'storefront-removed-parts' ) );
		}
		if ( '' !== $of_page ) {
			$areas->add( 'above', self::element( RemovedParts::PAGE_HOOK, $of_page, 'storefront-removed-parts', array( 'data-page' => (string) get_permalink( get_queried_object_id() ) ) ) );
			$actions[ RemovedParts::PAGE_HOOK ] = 'above';
		}
		if ( '' !== $lasting ) {
			$areas->add( 'above', Node::element( 'div', array( 'class' => 'storefront-removed-parts' ), array( Node::of_html( $lasting ) ) ) );
		}
		if ( '' !== $changing . $of_page . $lasting ) {
			wp_enqueue_style( self::HANDLE );
		}
		if ( 'checkout' === $screen && Listeners::exist( ClassicActions::FRAGMENTS ) ) {
			// Has the script ask for them.
			$areas->add( 'below', Node::element( 'div', array( 'class' => 'storefront-hook', 'data-hook' => ClassicActions::FRAGMENTS ), array() ) );
			$actions[ ClassicActions::FRAGMENTS ] = 'below';
		}
		if ( array() !== $actions || self::are_filtered( ClassicActions::shown_by( $screen ) ) ) {
			self::enqueue();
		}
	}

	/** Enqueues the script, which also raises the events of the classic screen, and the style sheet. */
	public static function enqueue(): void {
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style( self::HANDLE );
	}

	/**
	 * Returns what the actions print that the classic screen runs again when the cart has changed.
	 *
	 * @param string               $screen cart or checkout.
	 * @param array<string, mixed> $cart   Response of GET /wc/store/v1/cart.
	 * @return array<string, array{html: string, hash: string}> By the name of the element. Actions without a listener are left out.
	 */
	public static function refreshed( string $screen, array $cart ): array {
		$htmls = array();
		$parts = new RemovedParts( $screen, true );
		foreach ( array_keys( self::listened_to( $screen ) ) as $action ) {
			$htmls += ClassicActions::is_refreshed( $screen, $action ) ? self::outputs( $action, $cart, $parts ) : array();
		}
		if ( array() !== $htmls ) {
			$htmls[ RemovedParts::HOOK ] = $parts->changing();
		}
		$hooks = array();
		foreach ( $htmls as $name => $html ) {
			$hooks[ $name ] = array(
				'html' => $html,
				'hash' => self::hash( $html ),
			);
		}
		return $hooks + ( 'checkout' === $screen ? ClassicFragments::all() : array() );
	}

	/**
	 * Returns the actions that another plugin listens to.
	 *
	 * @param string $screen cart or checkout.
	 * @return array<non-empty-string, string> Areas by action.
	 */
	public static function listened_to( string $screen ): array {
		return array_filter(
			ClassicActions::of( $screen ),
			static fn( string $action ): bool => Listeners::exist( $action ) || self::says_empty( $action ) || ButtonSurroundings::are_at( $action ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** True if WooCommerce's own callback prints another plugin's words for an empty cart at an action. */
	private static function says_empty( string $action ): bool {
		return 'woocommerce_cart_is_empty' === $action && false !== has_action( $action, 'wc_empty_cart_message' ) && Listeners::exist( ClassicActions::EMPTY_FILTER );
	}

	/**
	 * True if another plugin listens to one of these filters.
	 *
	 * @param array<string> $filters Names of filters.
	 */
	public static function are_filtered( array $filters ): bool {
		return array() !== array_filter( $filters, array( Listeners::class, 'exist' ) );
	}

	/**
	 * Returns the HTML of fields that are added to the form by filters, by the action at whose place they stand.
	 *
	 * @param string $screen cart or checkout.
	 * @return array<string>
	 */
	private static function fields( string $screen ): array {
		$html = 'checkout' === $screen ? apply_filters( self::FIELDS, array() ) : array(); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Has the prefix.
		return array_filter( is_array( $html ) ? $html : array(), 'is_string' );
	}

	/**
	 * Returns what an action prints, by the name of its element: the action's, with the product's key if there is one for
	 * each product.
	 *
	 * @param non-empty-string     $action Name of the action.
	 * @param array<string, mixed> $cart   Response of GET /wc/store/v1/cart.
	 * @param RemovedParts         $parts  Notes which parts of the screen are printed.
	 * @param string               $fields HTML of added fields, which comes first.
	 * @return array<string, string>
	 */
	private static function outputs( string $action, array $cart, RemovedParts $parts, string $fields = '' ): array {
		$is_due  = ClassicActions::is_due( $action, $cart );
		$outputs = array();
		foreach ( ClassicActions::calls( $action, $cart ) as $suffix => $calls ) {
			$html = $is_due ? $fields : '';
			foreach ( $is_due ? $calls : array() as $arguments ) {
				$html .= self::html( $action, $arguments, $parts );
			}
			$html .= ButtonSurroundings::are_at( $action ) ? ButtonSurroundings::html( $action ) : '';
			$outputs[ '' === $suffix ? $action : "$action:$suffix" ] = self::in_table( ClassicHtml::with_main_buttons( ClassicHtml::balanced( $html ) ) );
		}
		return $outputs;
	}

	/**
	 * Returns what the callbacks of an action print, without parts that the screen has. Other actions of the screen, which
	 * callbacks run where they have moved such a part to, run at their own place.
	 *
	 * @param non-empty-string $action    Name of the action.
	 * @param list<mixed>      $arguments Arguments of the action.
	 * @param RemovedParts     $parts     Notes which parts of the screen are printed.
	 */
	private static function html( string $action, array $arguments, RemovedParts $parts ): string {
		$others = array_keys( array_diff_key( ClassicActions::of( 'cart' ) + ClassicActions::of( 'checkout' ), array( $action => '' ) ) );
		return Listeners::without(
			$others,
			static fn(): bool => true,
			static fn(): string => OwnParts::without(
				static fn(): string => ( self::says_empty( $action ) ? ( new PluginOutput( $action, 'wc_empty_cart_message' ) )->html : '' ) . Listeners::html( $action, $arguments, array(), RemovedParts::callbacks() ),
				array( $parts, 'note' )
			)
		);
	}

	/**
	 * Returns an element whose content the script replaces as the cart changes.
	 *
	 * @param string $name Name of the element.
	 * @param string $html Its content.
	 * @param array<string, string> $more Further attributes.
	 */
	private static function element( string $name, string $html, string $class_name, array $more = array() ): Node {
		$attributes = array(
			'class'     => $class_name,
			'data-hook' => $name,
			'data-hash' => self::hash( $html ),
		);
		return Node::element( 'div', $attributes + $more, array( Node::of_html( $html ) ) );
	}

	/**
	 * Returns HTML with a table around rows, as the browser would take them apart elsewhere.
	 *
	 * @param string $html HTML of plugins.
	 */
	private static function in_table( string $html ): string {
		return 1 === preg_match( '/<t[rdh][\s>]/i', $html ) && 1 !== preg_match( '/<table[\s>]/i', $html )
			? '<table class="shop_table"><tbody>' . $html . '</tbody></table>'
			: $html;
	}

	/** Returns a short hash, by which the browser knows that nothing has changed. */
	private static function hash( string $html ): string {
		return substr( md5( $html ), 0, 8 );
	}
}
