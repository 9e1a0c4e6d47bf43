<?php

declare(strict_types=1);

namespace StorefrontIslands\Html\Blocks;

use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\PartOrder;

defined( 'ABSPATH' ) || exit;

/** Attributes of the blocks cart, checkout and mini-cart, read and applied as in src/islands/shared/block-choices.ts. */
final class BlockChoices {
	/** Attributes that hide a part if they are false, with the part's name in the island. */
	private const PARTS = array(
		'showCoupons'        => 'coupons',
		'showCrossSells'     => 'cross-sells',
		'showOrderNotes'     => 'notes',
		'showPolicyLinks'    => 'policies',
		'showReturnToCart'   => 'way-back',
		'showCheckoutButton' => 'checkout-button',
		'showCartButton'     => 'cart-button',
		'showShopButton'     => 'shop-button',
	);

	/** Attributes that add a class to the island's element if they have a value; styles do the rest. */
	private const CLASSES = array(
		'showStepNumbers'    => array( true, 'has-step-numbers' ),
		'showTermsSeparator' => array( true, 'has-terms-separator' ),
		'showDeliveryIcons'  => array( true, 'has-delivery-icons' ),
		'showDeliveryPrices' => array( false, 'has-no-delivery-prices' ),
		'showTotalsTitle'    => array( false, 'has-no-totals-title' ),
		'floatingLabels'     => array( true, 'has-floating-labels' ),
	);

	/** Attributes that switch something on, with the flag's name. */
	private const FLAGS = array(
		'requiresTerms'    => 'terms-required',
		'showTaxRates'     => 'tax-rates',
		'showDescriptions' => 'descriptions',
	);

	/** Attributes with the id of a page, with the URL's name. */
	private const URLS = array(
		'cartPageId'     => 'cart',
		'checkoutPageId' => 'checkout',
	);

	/** Attributes with a number of pixels, with the measure's name. */
	private const MEASURES = array(
		'expressButtonHeight' => 'express-height',
		'expressButtonRadius' => 'express-radius',
	);

	/**
	 * Hidden parts.
	 *
	 * @var list<string>
	 */
	private array $hides = array();

	/**
	 * Names of the parts in their order; empty if it is the default one.
	 *
	 * @var list<string>
	 */
	private array $order;

	/** Level of the view's headings, 1 to 6. */
	private int $heading_level;

	/**
	 * Texts by name.
	 *
	 * @var array<string, string>
	 */
	private array $texts;

	/**
	 * Names of the flags that are on.
	 *
	 * @var list<string>
	 */
	private array $flags;

	/**
	 * URLs by name, in place of the shop's own.
	 *
	 * @var array<string, string>
	 */
	private array $urls;

	/**
	 * Numbers of pixels by name.
	 *
	 * @var array<string, string>
	 */
	private array $measures;

	/**
	 * Classes of the element of the island.
	 *
	 * @var list<string>
	 */
	private array $classes = array();

	/** True if the cart shows the accepted payment methods. */
	private bool $shows_accepted_methods;

	/** Text of the terms, HTML; empty for the default sentence. */
	private string $terms_text;

	/**
	 * Reads a block's attributes; missing ones have their defaults.
	 *
	 * @param mixed  $attributes Attributes as WordPress passes them.
	 * @param string $block      Name of the block, without namespace.
	 */
	public function __construct( $attributes, string $block ) {
		$chosen = new JsonReader( $attributes );
		foreach ( self::PARTS as $attribute => $part ) {
			if ( $chosen->has( $attribute ) && ! $chosen->bool( $attribute ) ) {
				$this->hides[] = $part;
			}
		}
		foreach ( self::CLASSES as $attribute => $look ) {
			if ( $chosen->has( $attribute ) && $chosen->bool( $attribute ) === $look[0] ) {
				$this->classes[] = $look[1];
			}
		}
		foreach ( $this->has_class( 'has-step-numbers' ) ? $chosen->strings( 'unnumberedSteps' ) : array() as $step ) {
			$this->classes[] = 'has-no-number-for-' . sanitize_html_class( $step );
		}
		$this->texts          = BlockTexts::of( $chosen );
		$this->flags          = array_values( array_filter( self::FLAGS, array( $chosen, 'bool' ), ARRAY_FILTER_USE_KEY ) );
		$this->urls           = array_diff_key( self::urls( $chosen ), $this->hides( 'way-back' ) ? array( 'cart' => true ) : array() );
		$this->measures       = array();
		foreach ( self::MEASURES as $attribute => $name ) {
			$this->measures[ $name ] = $chosen->string( $attribute );
		}
		$this->measures       = array_filter( $this->measures, static fn( string $pixels ): bool => '' !== $pixels );
		$this->order          = PartOrder::of( $block, $chosen->strings( 'order' ) );
		$this->shows_accepted_methods = $chosen->bool( 'showAcceptedMethods' );
		$this->terms_text     = $chosen->string( 'termsText' );
		$this->heading_level  = $chosen->has( 'headingLevel' ) ? min( 6, max( 1, $chosen->int( 'headingLevel' ) ) ) : 2;
	}

	/**
	 * Returns the URLs of the published pages that a block names, by the URLs' names.
	 *
	 * @return array<string, string>
	 */
	private static function urls( JsonReader $chosen ): array {
		$urls = array();
		foreach ( self::URLS as $attribute => $name ) {
			$page = $chosen->int( $attribute );
			if ( $page > 0 && 'publish' === get_post_status( $page ) ) {
				$urls[ $name ] = (string) get_permalink( $page );
			}
		}
		return array_filter( $urls, static fn( string $url ): bool => '' !== $url );
	}

	/** True if the cart shows the accepted payment methods. */
	public function shows_accepted_methods(): bool {
		return $this->shows_accepted_methods;
	}

	/** Returns the level of the view's headings, 1 to 6. */
	public function heading_level(): int {
		return $this->heading_level;
	}

	/**
	 * Returns the options for data-props; empty if all have their defaults.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		return array_filter(
			array(
				'hides'         => $this->hides,
				'order'         => $this->order,
				'headingLevel'  => 2 === $this->heading_level ? null : $this->heading_level,
				'texts'         => $this->texts,
				'flags'         => $this->flags,
				'urls'          => $this->urls,
				'measures'      => $this->measures,
			)
		);
	}

	/**
	 * Returns the classes of the island's element.
	 *
	 * @param string $class_name The element's own classes.
	 */
	public function class_names( string $class_name ): string {
		return implode( ' ', array_merge( array( $class_name ), $this->classes ) );
	}

	/**
	 * Returns the cart without the parts that the block hides.
	 *
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart.
	 * @return array<string, mixed>
	 */
	public function cart( array $cart ): array {
		return $this->hides( 'cross-sells' ) ? array( 'cross_sells' => array() ) + $cart : $cart;
	}

	/**
	 * Returns the shop's settings without those of the parts that the block hides, and the block's own settings.
	 *
	 * @param array<string, mixed> $settings Keys as in src/domain/support/settings.ts.
	 * @return array<string, mixed>
	 */
	public function settings( array $settings ): array {
		if ( $this->hides( 'coupons' ) ) {
			$settings['couponsEnabled'] = false;
		}
		if ( $this->hides( 'notes' ) ) {
			$settings['checkout'] = array( 'takesOrderNotes' => false ) + (array) ( $settings['checkout'] ?? array() );
		}
		$left_out = array_merge(
			$this->hides( 'policies' ) ? array( 'terms', 'privacy' ) : array(),
			$this->hides( 'way-back' ) ? array( 'cart' ) : array()
		);
		$settings['block'] = array(
			'order'         => $this->order,
			'hidesTerms'    => $this->hides( 'policies' ),
			'termsText'     => $this->terms_text,
			'texts'         => $this->texts,
			'flags'         => $this->flags,
			'urls'          => $this->urls,
		);
		return array( 'storePages' => array_diff_key( (array) ( $settings['storePages'] ?? array() ), array_flip( $left_out ) ) ) + $settings;
	}

	/** True if the island's element has a class. */
	private function has_class( string $name ): bool {
		return in_array( $name, $this->classes, true );
	}

	/**
	 * True if a part is hidden.
	 *
	 * @param string $part Name of the part, as in PARTS.
	 */
	private function hides( string $part ): bool {
		return in_array( $part, $this->hides, true );
	}
}
