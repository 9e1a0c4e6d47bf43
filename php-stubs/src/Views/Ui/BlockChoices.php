<?php
/**
 * Applies the options of the cart and checkout blocks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Attributes of the blocks cart and checkout, read and applied as in src/islands/shared/block-choices.ts. */
final class BlockChoices {
	/** Attributes that hide a part if they are false, with the part's name in the island. */
	private const PARTS = array(
		'showCoupons'      => 'coupons',
		'showCrossSells'   => 'cross-sells',
		'showOrderNotes'   => 'notes',
		'showPolicyLinks'  => 'policies',
		'showReturnToCart' => 'way-back',
	);

	/**
	 * Hidden parts.
	 *
	 * @var list<string>
	 */
	private array $hides = array();

	/** Level of the view's headings, 1 to 6. */
	private int $heading_level;

	/**
	 * Reads a block's attributes; missing ones have their defaults.
	 *
	 * @param mixed $attributes Attributes as WordPress passes them.
	 */
	public function __construct( $attributes ) {
		$chosen = new JsonReader( $attributes );
		foreach ( self::PARTS as $attribute => $part ) {
			if ( $chosen->has( $attribute ) && ! $chosen->bool( $attribute ) ) {
				$this->hides[] = $part;
			}
		}
		$this->heading_level = $chosen->has( 'headingLevel' ) ? min( 6, max( 1, $chosen->int( 'headingLevel' ) ) ) : 2;
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
				'hides'        => $this->hides,
				'headingLevel' => 2 === $this->heading_level ? null : $this->heading_level,
			)
		);
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
	 * Returns the shop's settings without those of the parts that the block hides.
	 *
	 * @param array<string, mixed> $settings Keys as in src/domain/settings.ts.
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
		return array( 'storePages' => array_diff_key( (array) ( $settings['storePages'] ?? array() ), array_flip( $left_out ) ) ) + $settings;
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
