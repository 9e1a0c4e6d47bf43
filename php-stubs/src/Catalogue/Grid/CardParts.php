<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

defined( 'ABSPATH' ) || exit;

/** Which parts of its cards a list of products shows. */
final class CardParts {
	/** Default attributes, as in block.json. */
	public const DEFAULTS = array(
		'showPicture'   => true,
		'showSaleBadge' => true,
		'linkName'      => true,
		'showPrice'     => true,
		'showRating'    => true,
		'showSwatches'  => false,
		'showSummary'   => false,
		'showButton'    => true,
	);

	/** True if the picture is shown. */
	public bool $picture;

	/** True if the badge of a sale is shown, which stands on the picture. */
	public bool $sale_badge;

	/** True if the name links to the product. */
	public bool $name_link;

	/** True if the price is shown. */
	public bool $price;

	/** True if the rating is shown. */
	public bool $rating;

	/** True if the samples of a variable product's values are shown. */
	public bool $swatches;

	/** True if the short description is shown. */
	public bool $summary;

	/** True if the button is shown. */
	public bool $button;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 */
	public function __construct( array $attributes ) {
		$attributes      += self::DEFAULTS;
		$this->picture    = true === $attributes['showPicture'];
		$this->sale_badge = $this->picture && true === $attributes['showSaleBadge'];
		$this->name_link  = true === $attributes['linkName'];
		$this->price      = true === $attributes['showPrice'];
		$this->rating     = true === $attributes['showRating'];
		$this->swatches   = true === $attributes['showSwatches'];
		$this->summary    = true === $attributes['showSummary'];
		$this->button     = true === $attributes['showButton'];
	}

	/** Returns the number of rows that a card takes: picture, name, facts, button. */
	public function rows(): int {
		return 2 + (int) $this->picture + (int) $this->button;
	}
}
