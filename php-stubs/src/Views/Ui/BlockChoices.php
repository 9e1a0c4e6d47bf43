<?php
/**
 * What editors have chosen for a screen's block.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The attributes of the blocks cart and checkout, as src/islands/shared/block-choices.ts reads and follows them. */
final class BlockChoices {
	/** Attributes that leave a part out where they are false, and what the island calls the part. */
	private const PARTS = array(
		'showCoupons'      => 'coupons',
		'showCrossSells'   => 'cross-sells',
		'showOrderNotes'   => 'notes',
		'showPolicyLinks'  => 'policies',
		'showReturnToCart' => 'way-back',
	);

	/**
	 * What is left out.
	 *
	 * @var list<string>
	 */
	private $hides = array();

	/**
	 * The level of the screen's headings, 1 to 6.
	 *
	 * @var int
	 */
	private $heading_level;

	/**
	 * Reads a block's attributes; what is missing is as usual.
	 *
	 * @param mixed $attributes As WordPress gives them.
	 */
	public function __construct( $attributes ) {
		$chosen = new Data( $attributes );
		foreach ( self::PARTS as $attribute => $part ) {
			if ( $chosen->has( $attribute ) && ! $chosen->bool( $attribute ) ) {
				$this->hides[] = $part;
			}
		}
		$this->heading_level = $chosen->has( 'headingLevel' ) ? min( 6, max( 1, $chosen->int( 'headingLevel' ) ) ) : 2;
	}

	/** The level of the screen's headings, 1 to 6. */
	public function heading_level(): int {
		return $this->heading_level;
	}

	/**
	 * For data-props; nothing where all is as usual.
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
	 * The cart as this block's screen has it.
	 *
	 * @param array<string, mixed> $cart As GET /wc/store/v1/cart answers it.
	 * @return array<string, mixed>
	 */
	public function cart( array $cart ): array {
		return $this->hides( 'cross-sells' ) ? array( 'cross_sells' => array() ) + $cart : $cart;
	}

	/**
	 * The shop's settings as this block's screen has them: what it leaves out is not there for it.
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
	 * Whether a part is left out.
	 *
	 * @param string $part As in PARTS.
	 */
	private function hides( string $part ): bool {
		return in_array( $part, $this->hides, true );
	}
}
